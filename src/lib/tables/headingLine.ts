import type { Cell, Table } from './cell';

/** How much a line looks like the headings that somebody needs; 0: not at all. */
export type HeadingScore = (row: readonly Cell[]) => number;

/** Headings are looked for in the first lines: people and banks put names and periods above them. */
const LOOKED_AT = 40;

/** The line that looks most like headings, from 1; null where none does. */
export function headingLine(table: Table, score: HeadingScore): number | null {
  const scores = table.slice(0, LOOKED_AT).map(score);
  const best = Math.max(0, ...scores);
  return best === 0 ? null : scores.indexOf(best) + 1;
}
