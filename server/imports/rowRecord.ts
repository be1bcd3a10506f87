import type { importRows } from '../platform/db/schema';

/** A line of a statement as the database has it. */
export type RowRecord = typeof importRows.$inferSelect;

/** What matching reads of a line. */
export const textOf = (line: { description: string; reference: string }) =>
  `${line.description} ${line.reference}`;
