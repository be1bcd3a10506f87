import { sql, type SQL } from 'drizzle-orm';
import { monthsOf, type AskedWindow } from './askedWindow';
import { bucketSql, type Versions } from './bucketClasses';
import { ofScopeCollector, ofScopeOffices, type Scope } from './scope';

/** Who collected a contract on a day, as `asof.collector_id`; null: nobody. */
export const collectorOn = (code: SQL, day: SQL): SQL => sql`left join lateral (
    select h.collector_id from contract_collectors h
     where h.contract_code = ${code} and h.from_day <= ${day}
     order by h.from_day desc limit 1) asof on true`;

/**
 * The statement's beginning: `achieved`, all receipts of a window and scope with money in them, by the collector and bucket of
 * their own day. `collected`: as its month closed; `entered_later` and `voided_later`: what is known only since. A receipt that
 * was changed since stands twice, as it was and as it is. To be followed by a query.
 */
export function withAchieved(scope: Scope, window: AskedWindow, versions: Versions): SQL {
  return sql`with closing as (${closingSql(scope, window)}), was as materialized (${changedSince(window.now)}), stood as (
      select k.id, k.office_id, k.contract_code, k.date_payment, k.overdue, k.credit_payment + k.penalty_payment as amount,
             k.created_at < m.closes and w.id is null and (k.voided_at is null or k.voided_at >= m.closes) as collected,
             (k.created_at >= m.closes or w.id is not null) and k.voided_at is null as entered_later,
             k.created_at < m.closes and w.id is null and k.voided_at >= m.closes as voided_later
        from closing m
        join credits k on k.office_id = m.office_id and k.date_payment between m.first and m.last
        left join was w on w.id = k.id and w.month = m.month
       where ${everOf(sql`k.contract_code`, scope, window.to)}
       union all
      select w.id, w.office_id, w.contract_code, w.day, w.overdue, w.amount, true, false, true
        from was w where w.day between w.first and w.last
    ), achieved as (
      select s.id, s.office_id, s.contract_code, s.date_payment, s.overdue, s.amount,
             s.collected, s.entered_later, coalesce(s.voided_later, false) as voided_later, asof.collector_id,
             ${bucketSql(versions, sql`s.date_payment`, sql`s.overdue`)} as bucket
        -- In this order neighbours are found in the same place of the index, and each account's receipts stand together.
        from (select * from stood order by contract_code offset 0) s ${collectorOn(sql`s.contract_code`, sql`s.date_payment`)}
       where s.amount > 0 and (s.collected or s.entered_later or s.voided_later)
         and ${ofScopeCollector(sql`asof.collector_id`, scope)}
    )`;
}

/** Each office and month of the window: its days in it, and the instant at which the month closes in the office's zone. */
function closingSql(scope: Scope, window: AskedWindow): SQL {
  const months = sql`unnest(${sql.param(monthsOf(window))}::date[])`;
  return sql`
    select o.id as office_id, d.month, greatest(d.month, ${window.from}::date) as first,
           least((d.month + interval '1 month')::date - 1, ${window.to}::date) as last,
           (d.month + interval '1 month') at time zone o.zone as closes
      from offices o cross join ${months} as d (month)
     where ${ofScopeOffices(sql`o.id`, scope)}`;
}

/** Receipts that a second person let be changed after a month of the window had closed, as they were then. */
const changedSince = (now: Date): SQL => sql`
    select * from (
      select distinct on (k.id, m.month) k.id, k.office_id, k.contract_code, m.month, m.first, m.last,
             (q.was ->> 'date_payment')::date as day, (q.was ->> 'overdue')::int as overdue,
             (q.was ->> 'credit_payment')::bigint + (q.was ->> 'penalty_payment')::bigint as amount,
             k.date_payment as is_day, k.credit_payment + k.penalty_payment as is_amount
        from closing m
        join credit_requests q on q.decided_at >= m.closes and q.was is not null and q.status = 'APPROVED'
        join credits k on k.id = q.credit_id and k.office_id = m.office_id and k.created_at < m.closes
                      and (k.voided_at is null or k.voided_at >= m.closes)
       where m.closes <= ${now}
       order by k.id, m.month, q.decided_at, q.id) c
     where c.day <> c.is_day or c.amount <> c.is_amount`;

/** Narrows to contracts that were this collector's on some day until then, so that not all are looked at. */
export const everOf = (code: SQL, { collector }: Scope, until: string): SQL =>
  typeof collector === 'number'
    ? // Read once: the planner would else look each receipt's contract up.
      sql`${code} in (with ever as materialized (
            select contract_code from contract_collectors where collector_id = ${collector} and from_day <= ${until})
          select contract_code from ever)`
    : sql`true`;
