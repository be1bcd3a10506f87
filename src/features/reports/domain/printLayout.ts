import type { ReportKind } from '@/lib/contract/reportTerms';
import { isRoll, type PaperSize } from '@/lib/paper/papers';
import { isFigure } from './cellText';
import type { ShownColumn } from './reportColumns';

/** What a kind needs beside others, in letters of the table; text and words go on in the next line. */
const LETTERS: Readonly<Record<ReportKind, number>> = {
  ...{ text: 9.5, words: 8, number: 5.5, rupiah: 8.5, percent: 5.5, day: 6.5, time: 8 },
};

/** What a sheet holds from edge to edge, in letters of its table. */
const HOLDS: Readonly<Record<PaperSize, number>> = { A4: 54, A5: 46, '80mm': 0, '58mm': 0 };

/**
 * Keys of the columns that stand across the paper; the others stand under their line. On rolls the first and its
 * first amount; on sheets these, and from left to right what there is room for.
 */
export function acrossPaper(columns: readonly ShownColumn[], size: PaperSize): ReadonlySet<string> {
  const [first] = columns;
  const figure = columns.find(({ kind }) => kind === 'rupiah') ?? columns.find(({ kind }) => isFigure(kind));
  const ends = new Set([first, figure].flatMap((column) => (column ? [column.key] : [])));
  if (isRoll(size)) return ends;
  const across = new Set(ends);
  let room = columns.reduce((left, { key, kind }) => left - (ends.has(key) ? LETTERS[kind] : 0), HOLDS[size]);
  for (const { key, kind } of columns) {
    if (ends.has(key)) continue;
    room -= LETTERS[kind];
    if (room < 0) break;
    across.add(key);
  }
  return across;
}
