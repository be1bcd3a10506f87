import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { deposits } from '../platform/db/schema';

/** The customer's deposit on a contract, rupiah: its movements that are not void. Lock the contract before relying on it. */
export async function depositBalance(db: Db, code: string): Promise<number> {
  const [row] = await balance(db).execute({ code });
  return row?.balance ?? 0;
}

const balance = prepared((db) =>
  db
    .select({ balance: sql<number>`coalesce(sum(${deposits.amount}), 0)::bigint`.mapWith(Number) })
    .from(deposits)
    .where(and(eq(deposits.contractCode, sql.placeholder('code')), isNull(deposits.voidedAt)))
    .prepare('deposit_balance'),
);
