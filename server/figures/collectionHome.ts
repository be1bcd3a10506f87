import { sql } from 'drizzle-orm';
import type { CollectionHome } from '@/lib/contract/collectionHome';
import { todaysOf } from '../contracts/todays';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { KeptOwed } from './keptOwed';

/* A type, not an interface: rows are records. Sums come as text. */
type Row = Record<
  'late' | 'late_outstanding' | 'paid' | 'collected' | 'promises' | 'promised' | 'letters',
  string
>;

/** What is new in collection, read from the rows of each office that a person sees. 403: another office's. */
export async function collectionHome(
  db: Db,
  kept: KeptOwed,
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<CollectionHome> {
  const todays = await todaysOf(db, person, officeOfList(person, office), now);
  const { rows } = await db.execute<Row>(sql`
    select coalesce(sum(l.accounts), 0) as late, coalesce(sum(l.outstanding), 0) as late_outstanding,
           coalesce(sum(p.accounts), 0) as paid, coalesce(sum(p.collected), 0) as collected,
           coalesce(sum(m.accounts), 0) as promises, coalesce(sum(m.amount), 0) as promised,
           coalesce(sum(s.letters), 0) as letters
      from unnest(${sql.param([...todays.keys()])}::int[], ${sql.param([...todays.values()])}::date[]) as d (office, today)
     cross join lateral (
       select count(*) as accounts, coalesce(sum(outstanding), 0) as outstanding from contracts
        where office_id = d.office and status = 'ACTIVE' and next_due = d.today - 1 and late_from = d.today) l
     cross join lateral (
       select count(distinct contract_code) as accounts, coalesce(sum(credit_payment + penalty_payment), 0) as collected from credits
        where office_id = d.office and date_payment between d.today - 1 and d.today and overdue > 0 and voided_at is null) p
     cross join lateral (
       select count(*) as accounts, coalesce(sum(amount), 0) as amount from promises
        where office_id = d.office and due = d.today and replaced_at is null) m
     cross join lateral (
       select count(*) as letters from letters where office_id = d.office and delivered_on is null) s`);
  const owed = [...(await kept([...todays.keys()], now)).values()].flatMap(({ value }) => value.days);
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
    letters_waiting: of('letters'),
  };
}
