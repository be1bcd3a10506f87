import { and, count, desc, eq, max, sql, sum } from 'drizzle-orm';
import type { CashierDay, CashMovement } from '@/lib/contract/cashierDay';
import type { Db } from '../db/connect';
import { cashMovements, contracts, credits, customers, deposits } from '../db/schema';

/** More than a cashier enters in a day; the sums count all. */
const MOST_LINES = 500;

const entered = sql<string>`coalesce(${credits.dateInvoice}, ${deposits.dateEntered})`;
const ofDay = (staffId: number, day: string) =>
  and(eq(cashMovements.staffId, staffId), eq(cashMovements.day, day));

/** A day's movements in sums by kind, corrections of earlier days apart; rupiah. */
export async function totalsOf(db: Db, staffId: number, day: string) {
  const ofEarlierDay = sql<boolean>`${entered} < ${cashMovements.day}`;
  const rows = await db
    .select({
      kind: cashMovements.kind,
      of_earlier_day: ofEarlierDay,
      count: count(),
      cash: sum(cashMovements.cash).mapWith(Number),
      bank: sum(cashMovements.bank).mapWith(Number),
      last: max(cashMovements.id),
    })
    .from(cashMovements)
    .leftJoin(credits, eq(credits.id, cashMovements.creditId))
    .leftJoin(deposits, eq(deposits.id, cashMovements.depositId))
    .where(ofDay(staffId, day))
    // By place: the same expression with other parameters would be another one to PostgreSQL.
    .groupBy(sql`1, 2`)
    .orderBy(sql`2, 1`);
  const total = (field: 'cash' | 'bank' | 'count') => rows.reduce((all, row) => all + row[field], 0);
  return {
    totals: rows.map(({ last, ...row }) => (void last, row)) satisfies CashierDay['totals'],
    cash: total('cash'),
    bank: total('bank'),
    line_count: total('count'),
    last_movement_id: rows.reduce((latest, { last }) => Math.max(latest, last ?? 0), 0),
  };
}

/** A day's movements, newest first. */
export async function linesOf(db: Db, staffId: number, day: string): Promise<CashMovement[]> {
  const rows = await db
    .select({
      id: cashMovements.id,
      at: cashMovements.at,
      kind: cashMovements.kind,
      cash: cashMovements.cash,
      bank: cashMovements.bank,
      number: sql<string>`coalesce(${credits.invoice}, ${deposits.number})`,
      credit_id: cashMovements.creditId,
      contract_code: contracts.code,
      customer_name: customers.name,
      entered,
      paid: sql<string>`coalesce(${credits.datePayment}, ${deposits.dateEntered})`,
    })
    .from(cashMovements)
    .leftJoin(credits, eq(credits.id, cashMovements.creditId))
    .leftJoin(deposits, eq(deposits.id, cashMovements.depositId))
    .innerJoin(
      contracts,
      sql`${contracts.code} = coalesce(${credits.contractCode}, ${deposits.contractCode})`,
    )
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .where(ofDay(staffId, day))
    .orderBy(desc(cashMovements.id))
    .limit(MOST_LINES);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Movements that came after a closing. */
export async function movementsSince(db: Db, staffId: number, day: string, last: number): Promise<number> {
  const [row] = await db
    .select({ since: count() })
    .from(cashMovements)
    .where(and(ofDay(staffId, day), sql`${cashMovements.id} > ${last}`));
  return row?.since ?? 0;
}
