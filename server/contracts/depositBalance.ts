import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { deposits } from '../platform/db/schema';

/** The customer's deposit on a contract, rupiah: its movements that are not void. Lock the contract before relying on it. */
export async function depositBalance(db: Db, code: string): Promise<number> {
  const [row] = await balance(db).execute({ code });
  return row?.balance ?? 0;
}

/** The same of several, by code; those without a deposit are left out. */
export async function depositsOn(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({
      code: deposits.contractCode,
      held: sql<number>`sum(${deposits.amount})::bigint`.mapWith(Number),
    })
    .from(deposits)
    .where(and(inArray(deposits.contractCode, [...codes]), isNull(deposits.voidedAt)))
    .groupBy(deposits.contractCode);
  return new Map(rows.filter(({ held }) => held > 0).map(({ code, held }) => [code, held]));
}

const balance = prepared((db) =>
  db
    .select({ balance: sql<number>`coalesce(sum(${deposits.amount}), 0)::bigint`.mapWith(Number) })
    .from(deposits)
    .where(and(eq(deposits.contractCode, sql.placeholder('code')), isNull(deposits.voidedAt)))
    .prepare('deposit_balance'),
);
