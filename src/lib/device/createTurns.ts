/** Turns for a few at a time; who asked first has the next. */
export interface Turns {
  /** Resolves with what gives the turn back; calling that again changes nothing. */
  take: () => Promise<() => void>;
}

/** @param atOnce how many have a turn at the same time */
export function createTurns(atOnce: number): Turns {
  let free = atOnce;
  const asking: (() => void)[] = [];
  return {
    take: async () => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => asking.push(resolve));
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        const next = asking.shift();
        if (next) next();
        else free += 1;
      };
    },
  };
}
