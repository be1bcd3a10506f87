import { sql } from 'drizzle-orm';
import type { ImportDivision } from '@/lib/contract/importPosting';
import type { Db } from '../platform/db/connect';
import { matchedRows, type Poster } from './heldRows';

type Sums = Record<
  'rows' | 'amount' | 'receipts' | 'credit' | 'penalty' | 'deposit' | 'open_rows' | 'open_amount',
  string
>;

/**
 * Sums the plans of a batch's matched rows that this person may post alone: what is shown of each row before it is posted, and what posting writes or
 * refuses (docs/decisions/0078). A row without a plan, or with more than is owed and nobody's word on that, has its
 * whole amount open.
 */
export async function divisionOf(db: Db, batchId: number, poster: Poster): Promise<ImportDivision> {
  const { rows } = await db.execute<Sums>(sql`
    with matched as (
      select amount, plan,
             json_typeof(plan) = 'object' and (keep_surplus or (plan->>'surplus')::bigint = 0) is true as placed
        from ${matchedRows([batchId], poster)} r
       where not held
    ), shares as (
      select (share->>'credit_payment')::bigint as credit, (share->>'penalty_payment')::bigint as penalty
        from matched, json_array_elements(plan->'shares') as share
       where placed
    )
    select count(*) as rows, coalesce(sum(amount), 0) as amount,
           coalesce(sum((plan->>'surplus')::bigint) filter (where placed), 0) as deposit,
           count(*) filter (where placed is not true) as open_rows,
           coalesce(sum(amount) filter (where placed is not true), 0) as open_amount,
           (select count(*) from shares) as receipts,
           (select coalesce(sum(credit), 0) from shares) as credit,
           (select coalesce(sum(penalty), 0) from shares) as penalty
      from matched`);
  const of = (name: keyof Sums) => Number(rows[0]?.[name] ?? 0);
  return {
    rows: of('rows'),
    amount: of('amount'),
    receipts: of('receipts'),
    credit: of('credit'),
    penalty: of('penalty'),
    deposit: of('deposit'),
    open: { rows: of('open_rows'), amount: of('open_amount') },
  };
}
