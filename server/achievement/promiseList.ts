import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AchievedPromise, listAchievedPromises } from '@/lib/contract/achievement';
import type { DataInput } from '@/lib/contract/endpoint';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { askedWindow, told } from './askedWindow';
import { listed } from './listed';
import { promisesDue } from './promiseSql';
import { scopeOf } from './scope';

type Query = z.output<NonNullable<typeof listAchievedPromises.query>>;

type Row = Omit<AchievedPromise, 'office' | 'collector'> & {
  office_id: number;
  office: string;
  collector_id: number;
  collector: string;
};

const SHOWN = {
  made: sql`state <> 'REPLACED'`,
  kept: sql`state = 'KEPT'`,
  broken: sql`state = 'BROKEN'`,
  running: sql`state = 'RUNNING'`,
  replaced: sql`state = 'REPLACED'`,
} as const;

/** Promises that fell due, by who took them. 403: somebody else, or another office. */
export async function achievedPromises(
  db: Db,
  person: SignedIn,
  query: Query,
  now: Date,
): Promise<DataInput<typeof listAchievedPromises>> {
  const scope = scopeOf(person, query);
  const window = await askedWindow(db, person, query, now);
  const { rows, ...sums } = await listed<Row>(
    db,
    {
      rows: sql`
        select p.id, p.contract_code, c.customer_name, p.office_id, o.name as office, p.collector_id, s.name as collector,
               p.made_on::text as made_on, p.due::text as due, p.ends_on::text as ends_on, p.amount::float8 as amount,
               p.paid::float8 as paid, p.state, p.source
          from (select * from ${await promisesDue(db, scope, window)}) p
          join contracts c on c.code = p.contract_code
          join offices o on o.id = p.office_id
          join staff s on s.id = p.collector_id
         where ${SHOWN[query.show]}`,
      order: sql`due desc, id desc`,
    },
    query,
  );
  return {
    ...told(window),
    ...sums,
    rows: rows.map(({ office_id, office, collector_id, collector, ...row }) => ({
      ...row,
      office: { id: office_id, name: office },
      collector: { id: collector_id, name: collector },
    })),
  };
}
