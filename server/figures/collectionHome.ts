import { sql } from 'drizzle-orm';
import type { CollectionHome } from '@/lib/contract/collectionHome';
import { todaysOf } from '../contracts/todays';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { AWAITED } from '../contracts/lettersLapsed';
import { lateDays, UNDERWAY } from '../tts/lateTts';
import type { Kept } from './keptFigures';
import type { KeptOwed } from './keptOwed';

/* A type, not an interface: rows are records. Sums come as text. */
type Row = Record<
  | ('late' | 'late_outstanding' | 'paid' | 'collected' | 'promises' | 'promised' | 'letters')
  | ('tts' | 'tts_amount'),
  string
>;

/** A count of each office, as it is kept. */
export type KeptCount = (offices: readonly number[], now: Date) => Promise<ReadonlyMap<number, Kept<number>>>;

/** What is new in collection, read from the rows of each office that a person sees. 403: another office's. */
export async function collectionHome(
  db: Db,
  { owed: keptOwed, lettersDue }: { owed: KeptOwed; lettersDue: KeptCount },
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<CollectionHome> {
  const todays = await todaysOf(db, person, officeOfList(person, office), now);
  const days = [...todays.values()];
  const late = await lateDays(db, [...todays.keys()], now);
  const lateOn = [...todays.keys()].map((id) => late.get(id) ?? null);
  const [first = '', last = ''] = [days.toSorted().at(0), days.toSorted().at(-1)];
  const { rows } = await db.execute<Row>(sql`
    with paid as materialized (
      select k.office_id, c.contract_code, c.date_payment, c.credit_payment + c.penalty_payment as collected
        from credits c join contracts k on k.code = c.contract_code
       where c.date_payment between ${first}::date - 1 and ${last}::date and c.overdue > 0 and c.voided_at is null
         and k.office_id = any (${sql.param([...todays.keys()])}::int[]))
    select coalesce(sum(l.accounts), 0) as late, coalesce(sum(l.outstanding), 0) as late_outstanding,
           coalesce(sum(p.accounts), 0) as paid, coalesce(sum(p.collected), 0) as collected,
           coalesce(sum(m.accounts), 0) as promises, coalesce(sum(m.amount), 0) as promised,
           coalesce(sum(s.letters), 0) as letters,
           coalesce(sum(t.count), 0) as tts, coalesce(sum(t.amount), 0) as tts_amount
      from unnest(${sql.param([...todays.keys()])}::int[], ${sql.param(days)}::date[], ${sql.param(lateOn)}::date[])
           as d (office, today, late_on)
     cross join lateral (
       select count(*) as accounts, coalesce(sum(outstanding), 0) as outstanding from contracts
        where office_id = d.office and status = 'ACTIVE' and next_due = d.today - 1 and late_from = d.today) l
     cross join lateral (
       select count(distinct contract_code) as accounts, coalesce(sum(collected), 0) as collected from paid
        where office_id = d.office and date_payment between d.today - 1 and d.today) p
     cross join lateral (
       select count(*) as accounts, coalesce(sum(amount), 0) as amount from promises
        where office_id = d.office and due = d.today and replaced_at is null
          and exists (select from contracts k where k.code = contract_code and k.status in ('ACTIVE', 'REPOSSESSED'))) m
     cross join lateral (
        select count(*) as letters from letters where office_id = d.office and ${AWAITED}) s
      cross join lateral (
        select count(*) as count, coalesce(sum(amount), 0) as amount from tts
         where office_id = d.office and ${UNDERWAY} and day <= d.late_on) t`);
  const listed = [...todays.keys()];
  const owed = [...(await keptOwed(listed, now)).values()].flatMap(({ value }) => value.days);
  const accounts = (of: 'without_collector' | 'without_region') =>
    owed.reduce((sum, day) => sum + day[of].accounts, 0);
  const of = (key: keyof Row) => Number(rows[0]?.[key] ?? 0);
  return {
    as_of: now.toISOString(),
    newly_late: { accounts: of('late'), outstanding: of('late_outstanding') },
    paid_late: { accounts: of('paid'), collected: of('collected') },
    without_collector: accounts('without_collector'),
    without_region: accounts('without_region'),
    promises_today: { accounts: of('promises'), amount: of('promised') },
    letters_due: [...(await lettersDue(listed, now)).values()].reduce((sum, { value }) => sum + value, 0),
    letters_waiting: of('letters'),
    tts_late: { count: of('tts'), amount: of('tts_amount') },
  };
}
