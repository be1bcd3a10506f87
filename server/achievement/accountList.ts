import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listAchievedAccounts } from '@/lib/contract/achievement';
import type { DataInput } from '@/lib/contract/endpoint';
import { DUE_SOON_DAYS } from '@/lib/collection/distribute';
import { RUNNING_STATUSES } from '../contracts/runningStatuses';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { collectorOn, everOf, withAchieved } from './achievedSql';
import { askedWindow, told } from './askedWindow';
import { bucketSql, versionsIn } from './bucketClasses';
import { listed, named } from './listed';
import { ofScopeCollector, ofScopeOffices, scopeOf } from './scope';

type Query = z.output<NonNullable<typeof listAchievedAccounts.query>>;

type Row = {
  contract_code: string;
  customer_name: string;
  office_id: number;
  office: string;
  collector_id: number | null;
  collector: string | null;
  village: string | null;
  held: boolean;
  bucket: string;
  next_due: string | null;
  dpd: number | null;
  installment: number | null;
  outstanding: number | null;
  amount: number;
};

const SHOWN = { all: sql`true`, unpaid: sql`amount = 0`, paid: sql`amount > 0` } as const;

/**
 * Accounts that are due and were a collector's at the period's end, with those that paid in it: unpaid first. What is due is
 * as of now, and told of what is still theirs only. 403: somebody else, or another office.
 */
export async function achievedAccounts(
  db: Db,
  person: SignedIn,
  query: Query,
  now: Date,
): Promise<DataInput<typeof listAchievedAccounts>> {
  const scope = scopeOf(person, query);
  const window = await askedWindow(db, person, query, now);
  const { today } = window;
  const until = window.to < today ? window.to : today;
  const versions = await versionsIn(db, window);
  const ofToday = await versionsIn(db, { from: today, to: today });
  const dpd = sql`(${today}::date - c.next_due)`;
  const begins = sql`
    ${withAchieved(scope, window, versions)}, paid as (
      select office_id, contract_code, collector_id, sum(amount) as amount,
             (array_agg(bucket order by date_payment, id))[1] as bucket
        from achieved where collected group by 1, 2, 3
    ), held as (
      select c.office_id, c.code as contract_code, asof.collector_id
        from contracts c ${collectorOn(sql`c.code`, sql`${until}::date`)}
       where c.status in ${[...RUNNING_STATUSES]} and c.next_due <= ${until}::date + ${DUE_SOON_DAYS}::int
         and ${ofScopeOffices(sql`c.office_id`, scope)} and ${everOf(sql`c.code`, scope, until)}
         and ${ofScopeCollector(sql`asof.collector_id`, scope)}
    ), accounts as (
      select coalesce(p.office_id, h.office_id) as office_id, coalesce(p.contract_code, h.contract_code) as contract_code,
             coalesce(p.collector_id, h.collector_id) as collector_id, coalesce(p.amount, 0)::float8 as amount,
             p.bucket as paid_bucket
        from paid p full join held h
          on h.office_id = p.office_id and h.contract_code = p.contract_code
         and coalesce(h.collector_id, 0) = coalesce(p.collector_id, 0)
    ), shown as (
      select a.*, c.customer_name, c.collector_id is not distinct from a.collector_id and c.status in ${[...RUNNING_STATUSES]} as held,
             coalesce(a.paid_bucket, ${bucketSql(ofToday, sql`${today}::date`, sql`greatest(${dpd}, 0)`)}) as bucket,
             c.next_due, ${dpd} as dpd, c.instalment, c.outstanding, c.village_code
        from accounts a join contracts c on c.code = a.contract_code
    )`;
  const { rows, count, total } = await listed<Row>(
    db,
    {
      begins,
      rows: sql`
        select a.contract_code, a.customer_name, a.office_id, o.name as office, a.collector_id, s.name as collector,
               v.name as village, a.held, a.bucket, a.amount, a.next_due::text as next_due, a.dpd,
               a.instalment::float8 as installment, a.outstanding::float8 as outstanding
          from shown a
          join offices o on o.id = a.office_id
          left join staff s on s.id = a.collector_id
          left join regions v on v.code = a.village_code
         where ${SHOWN[query.show]} and ${query.bucket === undefined ? sql`true` : sql`a.bucket = ${query.bucket}`}`,
      order: sql`amount > 0, held desc, next_due nulls last, contract_code, collector_id, office_id`,
    },
    query,
  );
  return {
    ...told(window),
    ...{ count, total },
    rows: rows.map(({ office_id, office, collector_id, collector, amount, ...row }) => ({
      ...row,
      ...(row.held ? {} : { village: null, next_due: null, dpd: null, installment: null, outstanding: null }),
      office: { id: office_id, name: office },
      collector: named(collector_id, collector),
      paid: amount,
    })),
  };
}
