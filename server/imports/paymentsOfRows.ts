import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

/** Acts of paying that lines of a statement made or are tied to, as they are now; `only`: of these lines. */
export async function paymentsOfRows(db: Db, batchId: number, only?: readonly number[]): Promise<number[]> {
  const rows: SQL = only ? sql`and r.id = any(${sql.param([...only])}::bigint[])` : sql``;
  const found = await db.execute<{ id: number }>(sql`
    select distinct c.payment_id as id
      from import_rows r
      join credits c on c.import_row_id = r.id or c.id = r.tied_credit_id
     where r.batch_id = ${batchId} ${rows} and c.payment_id is not null order by 1`);
  return found.rows.map(({ id }) => id);
}

/** Acts of paying that these receipts belong to. */
export async function paymentsOfReceipts(db: Db, receipts: readonly (number | null)[]): Promise<number[]> {
  const ids = receipts.flatMap((id) => id ?? []);
  if (ids.length === 0) return [];
  const found = await db.execute<{ id: number }>(sql`
    select distinct payment_id as id from credits
     where id = any(${sql.param(ids)}::int[]) and payment_id is not null`);
  return found.rows.map(({ id }) => id);
}
