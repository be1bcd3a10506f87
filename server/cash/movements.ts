import { and, count, desc, eq, max, sql, sum, type SQL } from 'drizzle-orm';
import type { CashierDay, CashMovement } from '@/lib/contract/cashierDay';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import type { TransferState } from '@/lib/contract/transferState';
import type { Db } from '../platform/db/connect';
import {
  cashActs,
  cashMovements,
  contracts,
  credits,
  customers,
  deposits,
  offices,
  payments,
} from '../platform/db/schema';

/** More than a cashier enters in a day; the sums count all. */
const MAX_LINES = 500;

/** The drawer's own day on which its receipt or deposit was made; join the movement's office. An act is of its day. */
const entered = sql<string>`coalesce((coalesce(${credits.createdAt}, ${deposits.createdAt}) at time zone ${offices.zone})::date, ${cashMovements.day})`;
/** A deposit that came with a payment was paid on its day. */
const paid = sql<string>`coalesce(${credits.datePayment}, ${payments.datePayment}, ${deposits.dateEntered}, ${cashMovements.day})`;

/**
 * Condition on `cash_movements`: those that a count goes by. What hands over a closed day's cash comes after its count and
 * changes nothing of it.
 */
export const isCounted = sql`cash_movements.kind not in ('TO_BANK', 'TO_SAFE', 'TO_HOLDER')`;

/**
 * Condition on `cash_movements`: those of a day. By `paid`: all that ever moved for what was paid on it, found from there,
 * because a movement knows only the day on which it was entered.
 */
export function movedOn(day: string, by: ReceiptDay): SQL {
  if (by === 'entered') return sql`cash_movements.day = ${day}`;
  return sql`cash_movements.id in (
    select m.id from credits c join cash_movements m on m.credit_id = c.id where c.date_payment = ${day}
    union all
    select m.id from deposits d left join payments p on p.id = d.payment_id join cash_movements m on m.deposit_id = d.id
     where coalesce(p.date_payment, d.date_entered) = ${day})`;
}

const ofDay = (staffId: number, day: string, by: ReceiptDay) =>
  and(eq(cashMovements.staffId, staffId), movedOn(day, by));

/** A day's movements in sums by kind, those of another day apart; rupiah. */
export async function totalsOf(db: Db, staffId: number, day: string, by: ReceiptDay) {
  const ofOtherDay =
    by === 'entered'
      ? sql<boolean>`${entered} < ${cashMovements.day}`
      : sql<boolean>`${cashMovements.day} <> ${day}`;
  const rows = await db
    .select({
      kind: cashMovements.kind,
      of_other_day: ofOtherDay,
      count: count(),
      cash: sum(cashMovements.cash).mapWith(Number),
      bank: sum(cashMovements.bank).mapWith(Number),
    })
    .from(cashMovements)
    .innerJoin(offices, eq(offices.id, cashMovements.officeId))
    .leftJoin(credits, eq(credits.id, cashMovements.creditId))
    .leftJoin(deposits, eq(deposits.id, cashMovements.depositId))
    .where(ofDay(staffId, day, by))
    // By place: the same expression with other parameters would be another one to PostgreSQL.
    .groupBy(sql`1, 2`)
    .orderBy(sql`2, 1`);
  const total = (field: 'cash' | 'bank' | 'count') => rows.reduce((all, row) => all + row[field], 0);
  return {
    totals: rows satisfies CashierDay['totals'],
    cash: total('cash'),
    bank: total('bank'),
    line_count: total('count'),
  };
}

/** The newest movement of the drawer on a day that a count goes by; 0 when nothing moved. */
export async function lastMovementOf(db: Db, staffId: number, day: string): Promise<number> {
  const [row] = await db
    .select({ last: max(cashMovements.id) })
    .from(cashMovements)
    .where(and(ofDay(staffId, day, 'entered'), isCounted));
  return row?.last ?? 0;
}

/** A day's movements, newest first. */
export async function linesOf(db: Db, staffId: number, day: string, by: ReceiptDay): Promise<CashMovement[]> {
  const rows = await db
    .select({
      id: cashMovements.id,
      at: cashMovements.at,
      day: cashMovements.day,
      kind: cashMovements.kind,
      cash: cashMovements.cash,
      bank: cashMovements.bank,
      number: sql<string>`coalesce(${credits.invoice}, ${deposits.number}, ${cashActs.reference})`,
      credit_id: cashMovements.creditId,
      transfer_state: sql<TransferState | null>`case when ${cashMovements.bank} <> 0 then coalesce(${credits.transferState}, ${payments.transferState}) end`,
      contract_code: contracts.code,
      customer_name: sql<string>`coalesce(${cashActs.counterparty}, ${customers.name})`,
      entered,
      paid,
    })
    .from(cashMovements)
    .innerJoin(offices, eq(offices.id, cashMovements.officeId))
    .leftJoin(credits, eq(credits.id, cashMovements.creditId))
    .leftJoin(deposits, eq(deposits.id, cashMovements.depositId))
    .leftJoin(payments, eq(payments.id, deposits.paymentId))
    .leftJoin(cashActs, eq(cashActs.id, cashMovements.actId))
    .leftJoin(
      contracts,
      sql`${contracts.code} = coalesce(${credits.contractCode}, ${deposits.contractCode}, ${cashActs.contractCode})`,
    )
    .leftJoin(customers, eq(customers.id, contracts.customerId))
    .where(ofDay(staffId, day, by))
    .orderBy(desc(cashMovements.id))
    .limit(MAX_LINES);
  return rows.map(({ transfer_state, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    ...(transfer_state && { transfer_state }),
  }));
}

/** Movements of the drawer that came after a closing. */
export async function movementsSince(db: Db, staffId: number, day: string, last: number): Promise<number> {
  const [row] = await db
    .select({ since: count() })
    .from(cashMovements)
    .where(and(ofDay(staffId, day, 'entered'), isCounted, sql`${cashMovements.id} > ${last}`));
  return row?.since ?? 0;
}
