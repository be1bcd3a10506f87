/** How long a figure that was read is shown, ms. */
export const KEPT_FOR = 15_000;

/** What was read of one office, and when. */
export interface Kept<T> {
  at: Date;
  value: T;
}

interface Entry<T> {
  at: Date;
  value: Promise<T>;
}

/**
 * Figures by office. Each is read once for all who wait for it and shown for 15 seconds; what failed is asked again by the
 * next. Offices that nobody has are read together.
 */
export function keptFigures<T>(
  read: (offices: readonly number[], at: Date) => Promise<ReadonlyMap<number, T>>,
) {
  const entries = new Map<number, Entry<T>>();

  function ask(offices: readonly number[], at: Date): void {
    const all = read(offices, at);
    for (const id of offices) {
      const value = all.then((found) => {
        const one = found.get(id);
        if (one === undefined) throw new Error(`No figures of office ${id}`);
        return one;
      });
      const entry = { at, value };
      entries.set(id, entry);
      value.catch(() => {
        if (entries.get(id) === entry) entries.delete(id);
      });
    }
  }

  /** What is known of these offices at `now`. */
  return async (offices: readonly number[], now: Date): Promise<Map<number, Kept<T>>> => {
    const isFresh = ({ at }: Entry<T>) => Math.abs(now.getTime() - at.getTime()) < KEPT_FOR;
    const missing = offices.filter((id) => {
      const entry = entries.get(id);
      return !entry || !isFresh(entry);
    });
    if (missing.length > 0) ask(missing, now);
    const kept = offices.map(async (id) => {
      const entry = entries.get(id);
      if (!entry) throw new Error(`No figures of office ${id}`);
      return [id, { at: entry.at, value: await entry.value }] as const;
    });
    return new Map(await Promise.all(kept));
  };
}
