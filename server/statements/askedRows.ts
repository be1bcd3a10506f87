import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { importRows } from '../platform/db/schema';
import type { AskedRow } from '../platform/db/schema/imports';
import { letGo } from '../requests/engine/letGo';
import { readAccounts } from '../imports/accounts';
import { matchedRows, type Poster } from '../imports/heldRows';

/** Most rows of one request; who decides reads each of them. The others are asked for afterwards. */
export const MAX_ASKED = 200;

/** The matched rows of a statement that this person can't post alone, in the order of posting. */
export async function rowsToAsk(db: Db, batchId: number, poster: Poster): Promise<AskedRow[]> {
  const { rows } = await db.execute<{
    id: string;
    line: number;
    code: string;
    other: string | null;
    late: boolean;
    again: string[] | null;
  }>(sql`
    select id, line, contract_code as code, named_other as other, late, again
      from ${matchedRows([batchId], poster)} matched
     where named or late or again is not null order by date, line limit ${MAX_ASKED}`);
  const codes = rows.map(({ code }) => code);
  const sums = await letGoByRow(db, batchId, codes, poster.now);
  return rows.map(({ id, line, code, other, late, again }) => ({
    ...{ id: Number(id), line, contractCode: code, namedOther: other, late },
    again: (again ?? []).map(Number),
    letGo: sums.get(Number(id)) ?? 0,
  }));
}

/** What the day of each matched row on these contracts takes off the penalty, rupiah, posted one after the other; by row. */
export async function letGoByRow(
  db: Db,
  batchId: number,
  codes: readonly string[],
  now: Date,
): Promise<Map<number, number>> {
  const sums = new Map<number, number>();
  if (codes.length === 0) return sums;
  const rows = await db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        eq(importRows.state, 'MATCHED'),
        inArray(importRows.contractCode, [...codes]),
      ),
    )
    .orderBy(asc(importRows.date), asc(importRows.line));
  const accounts = await readAccounts(db, codes, now);
  for (const row of rows) {
    const account = accounts.get(row.contractCode ?? '');
    const outcome = account?.calculate(row);
    if (!account || !outcome || 'problem' in outcome) continue;
    const before = account.cardOfAll().totals;
    account.take(outcome, row.date);
    const after = account.cardOfAll().totals;
    sums.set(row.id, letGo({ card: { totals: { before, after } }, cash: [] }));
  }
  return sums;
}

/**
 * True where each of these rows is still exactly what was asked for: matched, on that contract, naming the same. A day
 * never changes.
 */
export async function areAsAsked(db: Db, batchId: number, asked: readonly AskedRow[]): Promise<boolean> {
  const rows = await db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        eq(importRows.state, 'MATCHED'),
        inArray(
          importRows.id,
          asked.map(({ id }) => id),
        ),
      ),
    );
  const now = new Map(rows.map((row) => [row.id, row]));
  return asked.every(({ id, contractCode, namedOther }) => {
    const row = now.get(id);
    return row?.contractCode === contractCode && row.namedOther === namedOther && row.allowedBy === null;
  });
}
