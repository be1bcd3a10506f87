import { sql, type SQL } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { promiseEnd } from '@/lib/collection/promiseState';
import { MAX_CLOSED_DAYS } from '../calls/readPromises';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { receivedAt } from '../contracts/receivedAt';
import type { Db } from '../platform/db/connect';
import type { AskedWindow } from './askedWindow';
import { ofScopeCollector, ofScopeOffices, type Scope } from './scope';

/**
 * Promises that fell due in the window, by who took them, with their state: `promiseState` in SQL, which a test compares.
 * Days are those of the contract's office, as there.
 */
export async function promisesDue(db: Db, scope: Scope, { from, to, now }: AskedWindow): Promise<SQL> {
  const holidays = await holidaysBetween(db, from, addDays(to, MAX_CLOSED_DAYS));
  const dues: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) dues.push(day);
  const ends = dues.map((due) => promiseEnd(due, holidays));
  return sql`(
    select s.*, case when s.paid >= s.amount then 'KEPT'
                     when s.replaced_on > s.ends_on then 'BROKEN' when s.replaced_on is not null then 'REPLACED'
                     when s.today > s.ends_on then 'BROKEN' else 'RUNNING' end as state
      from (
        select p.id, p.contract_code, p.office_id, p.written_by as collector_id, p.made_on, p.due, p.amount, p.source, e.ends_on,
               (p.replaced_at at time zone o.zone)::date as replaced_on, (${now}::timestamptz at time zone o.zone)::date as today,
               (select coalesce(sum(credits.credit_payment + credits.penalty_payment), 0) from credits
                 where credits.contract_code = p.contract_code and credits.voided_at is null
                   and credits.date_payment between p.made_on and least(e.ends_on, (p.replaced_at at time zone o.zone)::date)
                   and ${receivedAt} > p.at) as paid
          from promises p
          -- One look-up a promise: there are many more contracts.
          join lateral (select zone from offices where id = (select office_id from contracts where code = p.contract_code)) o on true
          join unnest(${sql.param(dues)}::date[], ${sql.param(ends)}::date[]) as e (due, ends_on) on e.due = p.due
         where p.due between ${from} and ${to} and ${ofScopeOffices(sql`p.office_id`, scope)}
           and ${ofScopeCollector(sql`p.written_by`, scope)}) s) as promised`;
}
