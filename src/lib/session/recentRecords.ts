import * as z from 'zod/mini';
import { readOwn, writeOwn } from './ownEntries';
import { parseKept } from './parseKept';

/** A record that somebody had open. */
const recentSchema = z.object({
  kind: z.enum(['contract', 'payment', 'receipt']),
  /** What its address carries: the contract's code, or the receipt's id. */
  id: z.string(),
  /** Its number. */
  number: z.string(),
  customer: z.string(),
});
export type RecentRecord = z.infer<typeof recentSchema>;
const entrySchema = z.array(recentSchema);

/** So many are kept; a desk shows no more. */
const KEPT = 8;

/** What the signed-in person opened in this tab, the last first. */
export const readRecent = (): RecentRecord[] =>
  parseKept(readOwn('terakhir'), entrySchema)?.slice(0, KEPT) ?? [];

/** Puts a record before the others; the same one stands there once. */
export function rememberOpened(record: RecentRecord): void {
  const others = readRecent().filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  writeOwn('terakhir', JSON.stringify([record, ...others].slice(0, KEPT)));
}
