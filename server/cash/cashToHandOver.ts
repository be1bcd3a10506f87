import { sql, type SQL } from 'drizzle-orm';
import type { CashToHandOver } from '@/lib/contract/drawerRequests';
import { inSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';

interface Row extends Record<string, unknown> {
  closing_id: number;
  day: string;
  amount: string;
  cashier_id: number;
  cashier: string;
  office_id: number;
  office: string;
  held_by_id: number;
  held_by: string;
  request_id: number | null;
  count: number;
  total: string;
}

const SHOWN = 100;

/** Condition on `cashier_days`, named `c`: it stands, and nobody has received its cash. */
export const isToHandOver = sql`c.hands_over and c.reopened_at is null and c.counted_cash > 0
  and not exists (select from cashier_days l where l.staff_id = c.staff_id and l.day = c.day and l.closing > c.closing)
  and not exists (select from cash_acts a where a.closing_id = c.id)`;

/** Closings whose cash nobody received yet, oldest first; `c` is the closing. */
async function closingsToHandOver(db: Db, where: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id as closing_id, c.day::text as day, c.counted_cash as amount, s.id as cashier_id, s.name as cashier,
           o.id as office_id, o.name as office, h.id as held_by_id, h.name as held_by, r.id as request_id,
           count(*) over ()::int as count, sum(c.counted_cash) over () as total
      from cashier_days c
      join staff s on s.id = c.staff_id
      join offices o on o.id = c.office_id
      join staff h on h.id = c.closed_by
      left join drawer_requests r
             on r.holder_id = c.staff_id and r.day = c.day and r.status = 'WAITING' and r.kind = 'HAND_OVER'
     where ${isToHandOver} and ${where}
     order by c.day, s.name, c.id
     limit ${SHOWN}`);
  return rows;
}

/** "Belum disetor" of the offices that an approver sees, else of what the caller counted. */
export async function cashToHandOver(db: Db, person: SignedIn): Promise<CashToHandOver> {
  const own = sql`c.closed_by = ${person.id}`;
  const isApprover = person.access.is_credit_approval === 1;
  const seen = sql`(${own} or ${inSeenOffices(sql`c.office_id`, person)})`;
  const rows = await closingsToHandOver(db, isApprover ? seen : own);
  return {
    count: rows[0]?.count ?? 0,
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map((row) => ({
      cashier: { id: row.cashier_id, name: row.cashier },
      office: { id: row.office_id, name: row.office },
      day: row.day,
      amount: Number(row.amount),
      held_by: { id: row.held_by_id, name: row.held_by },
      request_id: row.request_id,
    })),
  };
}

/** What was counted in an office and nobody received yet: of how many closings, and all of it, rupiah. */
export async function cashLeftIn(db: Db, officeId: number): Promise<{ count: number; total: number }> {
  const [row] = await closingsToHandOver(db, sql`c.office_id = ${officeId}`);
  return { count: row?.count ?? 0, total: Number(row?.total ?? 0) };
}

/** What somebody counted and still has, oldest first; rupiah. */
export async function keptCash(db: Db, staffId: number) {
  const rows = await closingsToHandOver(db, sql`c.closed_by = ${staffId}`);
  return rows.map(({ closing_id, day, cashier, amount }) => ({
    closingId: closing_id,
    day,
    cashier,
    amount: Number(amount),
  }));
}
