import type { PriceDiff, PriceLine } from '@/lib/contract/prices';

interface Reading {
  rows: PriceLine[];
  wrong: PriceDiff['wrong'];
}

interface Chosen {
  id: number;
  phase: 'reading' | 'failed' | 'read';
  reading?: Reading;
}

/** What can be compared with the list of a day; null: no line was read, or the day can't be one yet. */
export function comparedOf(file: Chosen | null, validFrom: string, earliest: string) {
  if (!file?.reading || file.reading.rows.length === 0 || validFrom < earliest) return null;
  return { fileId: file.id, rows: file.reading.rows, validFrom };
}

/**
 * The server's comparison with the lines that could not even be read. Missing prices are not known then: a line that
 * can't be read may be the one. Null: not known yet.
 */
export function wholeDiff(
  { rows, wrong }: Reading,
  compared: PriceDiff | undefined,
  earliest: string,
): PriceDiff | null {
  if (wrong.length === 0) return compared ?? null;
  if (!compared && rows.length > 0) return null;
  const rest = compared ?? { today: earliest, earliest, list_version: 0, added: [], changed: [], same: 0 };
  const all = [...wrong, ...(compared?.wrong ?? [])].toSorted((one, other) => one.line - other.line);
  return { ...rest, wrong: all, missing: [] };
}
