import { sql } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { targetPart, workingMonth, type WorkingMonth } from '@/lib/collection/targetPart';
import { holidaysBetween } from '../calendar/holidaysBetween';
import type { DateWindow } from '../calendar/periodWindow';
import type { Db } from '../platform/db/connect';
import { monthsOf } from './askedWindow';
import { ofScopeCollector, ofScopeOffices, type Scope } from './scope';

type Row = {
  office_id: number;
  collector_id: number;
  month: string;
  bucket: string;
  amount: number;
  accounts: number;
};

/** A target of a bucket, and the month that it is for. */
export interface WholeTarget extends Row {
  working: WorkingMonth;
}

/** Targets of the months that some days are in. Rupiah. */
export async function wholeTargets(db: Db, scope: Scope, window: DateWindow): Promise<WholeTarget[]> {
  const months = monthsOf(window);
  const { rows } = await db.execute<Row>(sql`
    select office_id, collector_id, month::text, bucket, amount::float8 as amount, accounts from collector_targets
     where month = any(${sql.param(months)}::date[]) and ${ofScopeOffices(sql`office_id`, scope)}
       and ${ofScopeCollector(sql`collector_id`, scope)}`);
  const working = await workingMonths(db, months);
  return rows.flatMap((row) => {
    const month = working.get(row.month);
    return month ? [{ ...row, working: month }] : [];
  });
}

/** What of a target falls on some days. */
export const partOf = ({ amount, accounts, working }: WholeTarget, days: DateWindow) => ({
  amount: targetPart(amount, working, days),
  accounts: targetPart(accounts, working, days),
});

/** Months by their first day. */
export async function workingMonths(
  db: Db,
  firsts: readonly string[],
): Promise<ReadonlyMap<string, WorkingMonth>> {
  const days = firsts.toSorted();
  const holidays = await holidaysBetween(db, days[0] ?? '', addDays(days.at(-1) ?? '', 31));
  return new Map(firsts.map((first) => [first, workingMonth(first, holidays)]));
}
