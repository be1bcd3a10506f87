import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AchievedTts, listAchievedTts } from '@/lib/contract/achievement';
import type { DataInput } from '@/lib/contract/endpoint';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { askedWindow, told } from './askedWindow';
import { instantOf, listed } from './listed';
import { ofScopeCollector, ofScopeOffices, scopeOf } from './scope';
import { IS_SAME_DAY } from './ttsFigures';

type Query = z.output<NonNullable<typeof listAchievedTts.query>>;

type Row = Omit<AchievedTts, 'office' | 'collector' | 'at'> & {
  office_id: number;
  office: string;
  collector_id: number;
  collector: string;
  at: Date;
};

const SHOWN = {
  taken: sql`t.state <> 'VOID'`,
  same_day: IS_SAME_DAY,
  later: sql`t.state <> 'VOID' and not ${IS_SAME_DAY}`,
  void: sql`t.state = 'VOID'`,
} as const;

/** TTS by the day on which they were taken. 403: somebody else, or another office. */
export async function achievedTts(
  db: Db,
  person: SignedIn,
  query: Query,
  now: Date,
): Promise<DataInput<typeof listAchievedTts>> {
  const scope = scopeOf(person, query);
  const window = await askedWindow(db, person, query, now);
  const { rows, ...sums } = await listed<Row>(
    db,
    {
      rows: sql`
        select t.id, t.number, t.contract_code, c.customer_name, t.office_id, o.name as office, t.collector_id,
               s.name as collector, t.amount::float8 as amount, t.day::text as day, t.at, t.state,
               h.day::text as handed_in_on, ${IS_SAME_DAY} as same_day
          from tts t
          join contracts c on c.code = t.contract_code
          join offices o on o.id = t.office_id
          join staff s on s.id = t.collector_id
          left join handovers h on h.id = t.handover_id
         where t.day between ${window.from} and ${window.to} and ${ofScopeOffices(sql`t.office_id`, scope)}
           and ${ofScopeCollector(sql`t.collector_id`, scope)} and ${SHOWN[query.show]}`,
      order: sql`at desc, id desc`,
    },
    query,
  );
  return {
    ...told(window),
    ...sums,
    rows: rows.map(({ office_id, office, collector_id, collector, at, ...row }) => ({
      ...row,
      at: instantOf(at),
      office: { id: office_id, name: office },
      collector: { id: collector_id, name: collector },
    })),
  };
}
