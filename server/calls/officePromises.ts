import { inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { addDays } from '@/lib/arithmetic/calendar';
import { MAX_PROMISE_DAYS } from '@/lib/collection/promiseErrors';
import { promiseEnd } from '@/lib/collection/promiseState';
import {
  PROMISE_DAYS_BACK,
  PROMISE_GROUPS,
  REMINDER_DAYS,
  type listOfficePromises,
  type officePromisesQuery,
  type PromiseGroup,
} from '@/lib/contract/calls';
import type { DataOf } from '@/lib/contract/endpoint';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { RUNNING_STATUSES } from '../contracts/runningStatuses';
import { todaysOf, type Todays } from '../contracts/todays';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { receivedAt } from '../contracts/receivedAt';
import type { Db } from '../platform/db/connect';
import { promises } from '../platform/db/schema';
import { MAX_CLOSED_DAYS, promiseQuery, seenPromises } from './readPromises';

type Query = z.output<typeof officePromisesQuery>;
type Answer = DataOf<typeof listOfficePromises>;

/** What each group is, of what `openPromises` gives; the rule is `promiseState`'s. Of a contract that has ended nobody is reminded. */
const GROUPS: Readonly<Record<PromiseGroup, SQL>> = {
  running: sql`replaced_on is null and runs and paid < amount and today <= last`,
  today: sql`replaced_on is null and runs and due = today`,
  soon: sql`replaced_on is null and runs and due between today and today + ${REMINDER_DAYS}::int`,
  kept: sql`paid >= amount`,
  broken: sql`paid < amount and today > last and (replaced_on is null or replaced_on > last)`,
};

/** One page of the promises of the offices that somebody sees, and how many ask for what. 403: another office's. */
export async function officePromises(
  db: Db,
  person: SignedIn,
  { office, group, page, size }: Query,
  now: Date,
): Promise<Answer> {
  const open = await openPromises(db, await todaysOf(db, person, officeOfList(person, office), now));
  const sums = PROMISE_GROUPS.flatMap((name) => [
    sql`count(*) filter (where ${GROUPS[name]}) as ${sql.identifier(name)}`,
    sql`coalesce(sum(amount) filter (where ${GROUPS[name]}), 0) as ${sql.identifier(`${name}_amount`)}`,
  ]);
  const { rows } = await db.execute<Record<string, string>>(
    sql`select ${sql.join(sums, sql`, `)} from ${open}`,
  );
  const figure = (name: PromiseGroup) => ({
    accounts: Number(rows[0]?.[name]),
    amount: Number(rows[0]?.[`${name}_amount`]),
  });
  const figures = {
    ...{ running: figure('running'), today: figure('today'), soon: figure('soon') },
    ...{ kept: figure('kept'), broken: figure('broken') },
  };
  const order = group === 'kept' || group === 'broken' ? sql`due desc, id desc` : sql`due, id`;
  const found = await db.execute<{ id: number }>(sql`
    select id from ${open} where ${GROUPS[group]} order by ${order} limit ${size} offset ${(page - 1) * size}`);
  const ids = found.rows.map(({ id }) => id);
  const read = ids.length === 0 ? [] : await promiseQuery(db).where(inArray(promises.id, ids));
  const byId = new Map(read.map((row) => [row.promise.id, row]));
  const shown = await seenPromises(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
    now,
  );
  return {
    rows: shown.map(({ promise, row }) => ({
      ...promise,
      contract_code: row.promise.contractCode,
      customer_name: row.customer.name,
      phone: row.customer.phone,
      office_id: row.office.id,
      office: row.office.name,
    })),
    count: figures[group].accounts,
    figures,
  };
}

/** Promises, each with its office's today, the last day to keep it, when another took its place, and what came in until then. */
async function openPromises(db: Db, todays: Todays): Promise<SQL> {
  const days = [...todays.values()].toSorted();
  const first = addDays(days[0] ?? '', -PROMISE_DAYS_BACK);
  // A contract that moved to an office in another zone may be a day off.
  const last = addDays(days.at(-1) ?? '', MAX_PROMISE_DAYS + 1);
  const holidays = await holidaysBetween(db, first, addDays(last, MAX_CLOSED_DAYS));
  const dues: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) dues.push(day);
  const ends = dues.map((due) => promiseEnd(due, holidays));
  return sql`(
    select p.id, p.due, p.amount, p.replaced_on, o.today, e.last, p.runs,
           (select coalesce(sum(credit_payment + penalty_payment), 0) from credits
             where credits.contract_code = p.contract_code and voided_at is null
               and date_payment between p.made_on and least(e.last, p.replaced_on) and ${receivedAt} > p.at) as paid
      from unnest(${sql.param([...todays.keys()])}::int[], ${sql.param([...todays.values()])}::date[]) as o (office, today)
      join lateral (
        select p.*, c.status in ${[...RUNNING_STATUSES]} as runs, (p.replaced_at at time zone z.zone)::date as replaced_on
          -- An index each.
          from (select * from promises where replaced_at is null
                union all select * from promises where replaced_at is not null) p
          join contracts c on c.code = p.contract_code
          join offices z on z.id = c.office_id
         where p.office_id = o.office and p.due between o.today - ${PROMISE_DAYS_BACK}::int and ${last}) p on true
      join unnest(${sql.param(dues)}::date[], ${sql.param(ends)}::date[]) as e (due, last) on e.due = p.due) as open`;
}
