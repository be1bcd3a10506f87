import { sql, type SQL } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CashierDayState } from '@/lib/contract/cashierDay';
import type { AbsentDays, Cashier, UnclosedDays } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { inSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { stateOf } from './lastClosing';
import { isCounted, movedOn } from './movements';

/** How far back a day that was not closed is reminded of, days. */
const REMINDED = 31;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  office_id: number;
  office: string;
  cash: string;
  bank: string;
  /** What the drawer should hold: by entry, whatever the sums go by. */
  drawer_cash: string;
  /** What of it was handed over since the last closing; below 0. */
  handed_over: string;
  last_movement_id: string | null;
  closing_last_id: string | null;
  closed_at: Date | null;
  reopened_at: Date | null;
  counted_cash: string | null;
  expected_cash: string | null;
  explanation: string | null;
}

/** The last closing of the day of `s` and `day`. */
const lastClosing = (day: SQL) => sql`left join lateral (
  select id as closing_id, last_movement_id as closing_last_id, closed_at, reopened_at, counted_cash, expected_cash, explanation
    from cashier_days where staff_id = s.id and day = ${day} order by closing desc limit 1
) c on true`;

const overseen = (staff: SignedIn) => inSeenOffices(sql`s.office_id`, staff);

/**
 * The cashiers whom the caller oversees with what moved on a day, before it is handed over; those with nothing on it are left out. By `paid` the sums
 * are of what was paid on it; who has closed, and by how much the count differed, stays the drawer's.
 */
export async function listCashiers(db: Db, staff: SignedIn, day: string, by: ReceiptDay): Promise<Cashier[]> {
  const { rows } = await db.execute<Row>(sql`
    with shown as (
      select staff_id, sum(cash) as cash, sum(bank) as bank
        from staff s
        join cash_movements on cash_movements.staff_id = s.id
       where ${isCounted} and ${overseen(staff)} and ${movedOn(day, by)}
       group by staff_id
    )
    select s.id, s.name, o.id as office_id, o.name as office, coalesce(shown.cash, 0) as cash,
           coalesce(shown.bank, 0) as bank, m.*, c.*, h.*
      from staff s
      join offices o on o.id = s.office_id
      left join shown on shown.staff_id = s.id
      cross join lateral (
        select coalesce(sum(cash), 0) as drawer_cash, max(id) filter (where ${isCounted}) as last_movement_id
          from cash_movements where staff_id = s.id and day = ${day}
      ) m
      ${lastClosing(sql`${day}`)}
      cross join lateral (select coalesce(sum(cash), 0) as handed_over from cash_acts where closing_id = c.closing_id) h
     where ${overseen(staff)}
       and (shown.staff_id is not null or m.last_movement_id is not null or c.closed_at is not null)
     order by o.id, s.name`);
  return rows.map(toCashier);
}

function toCashier(row: Row): Cashier {
  const isClosed = row.closed_at !== null && row.reopened_at === null;
  const counted = isClosed ? Number(row.counted_cash) : null;
  return {
    cashier: { id: row.id, name: row.name },
    office: { id: row.office_id, name: row.office },
    state: row.last_movement_id === null && row.closed_at === null ? null : stateIn(row),
    cash: Number(row.cash),
    bank: Number(row.bank),
    counted_cash: counted,
    difference: counted === null ? null : counted - (Number(row.drawer_cash) - Number(row.handed_over)),
    explanation: isClosed ? (row.explanation ?? '') : '',
    closed_at: isClosed ? new Date(row.closed_at ?? 0).toISOString() : null,
  };
}

type Closed = Pick<Row, 'last_movement_id' | 'closing_last_id' | 'closed_at' | 'reopened_at'>;

function stateIn(row: Closed): CashierDayState {
  const closing = row.closed_at && {
    reopenedAt: row.reopened_at,
    lastMovementId: Number(row.closing_last_id),
  };
  return stateOf(closing, Number(row.last_movement_id ?? 0));
}

/** Days up to today that are not closed, oldest first; an approver's are those of the cashiers, else one's own. */
export async function listUnclosed(db: Db, staff: SignedIn, today: string): Promise<UnclosedDays> {
  const whose = staff.access.is_credit_approval === 1 ? overseen(staff) : sql`s.id = ${staff.id}`;
  const { rows } = await db.execute<Closed & { id: number; name: string; day: string; cash: string }>(sql`
    select s.id, s.name, m.*, c.*
      from staff s
      join lateral (
        select day::text as day, sum(cash) as cash, max(id) filter (where ${isCounted}) as last_movement_id
          from cash_movements
         where staff_id = s.id and day between ${addDays(today, -REMINDED)} and ${today}
         group by day
      ) m on true
      ${lastClosing(sql`m.day::date`)}
     where ${whose}
     order by m.day, s.name`);
  return {
    today,
    rows: rows.flatMap((row) => {
      const state = stateIn(row);
      if (state === 'CLOSED') return [];
      return { cashier: { id: row.id, name: row.name }, day: row.day, state, cash: Number(row.cash) };
    }),
  };
}

/** Days of others that are not closed, oldest first, of the offices that the caller sees; without sums. */
export async function listAbsent(db: Db, staff: SignedIn, today: string): Promise<AbsentDays> {
  const { rows } = await db.execute<
    Closed & { id: number; name: string; office_id: number; office: string; day: string; waits: boolean }
  >(sql`
    select s.id, s.name, o.id as office_id, o.name as office, m.*, c.*,
           exists (select from drawer_requests r
                    where r.holder_id = s.id and r.day = m.day::date and r.status = 'WAITING') as waits
      from staff s
      join offices o on o.id = s.office_id
      join lateral (
        select day::text as day, max(id) filter (where ${isCounted}) as last_movement_id
          from cash_movements
         where staff_id = s.id and day between ${addDays(today, -REMINDED)} and ${today}
         group by day
      ) m on true
      ${lastClosing(sql`m.day::date`)}
     where s.id <> ${staff.id} and ${overseen(staff)}
     order by m.day, s.name`);
  return {
    rows: rows
      .filter((row) => stateIn(row) !== 'CLOSED')
      .map(({ id, name, office_id, office, day, waits }) => ({
        cashier: { id, name },
        office: { id: office_id, name: office },
        day,
        waits,
      })),
  };
}
