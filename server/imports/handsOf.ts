import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

/** Who tied or chose a line of each of these statements, by statement. */
export async function handsOf(db: Db, batchIds: readonly number[]): Promise<Map<number, number[]>> {
  if (batchIds.length === 0) return new Map();
  const { rows } = await db.execute<{ batch: number; hands: number[] }>(sql`
    select batch_id as batch, array_agg(distinct hand) as hands
      from import_rows cross join unnest(array[tied_by, chosen_by]) hand
     where batch_id = any(${sql.param([...batchIds])}::int[]) and hand is not null
     group by batch_id`);
  return new Map(rows.map(({ batch, hands }) => [batch, hands]));
}
