import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import type { AskedWindow } from './askedWindow';
import { ofScopeCollector, ofScopeOffices, type Scope } from './scope';

export type TtsRow = {
  office_id: number;
  collector_id: number;
  taken: number;
  taken_amount: number;
  same_day: number;
  same_day_amount: number;
  void: number;
  void_amount: number;
};

/** Counted by a cashier on the day on which it was taken; `h` is its hand-over. */
export const IS_SAME_DAY = sql`(t.state <> 'VOID' and h.day is not distinct from t.day)`;

/** TTS by the day on which they were taken. Rupiah. */
export async function ttsFigures(db: Db, scope: Scope, { from, to }: AskedWindow): Promise<TtsRow[]> {
  const { rows } = await db.execute<TtsRow>(sql`
    select t.office_id, t.collector_id,
           (count(*) filter (where t.state <> 'VOID'))::int as taken,
           coalesce(sum(t.amount) filter (where t.state <> 'VOID'), 0)::float8 as taken_amount,
           (count(*) filter (where ${IS_SAME_DAY}))::int as same_day,
           coalesce(sum(t.amount) filter (where ${IS_SAME_DAY}), 0)::float8 as same_day_amount,
           (count(*) filter (where t.state = 'VOID'))::int as void,
           coalesce(sum(t.amount) filter (where t.state = 'VOID'), 0)::float8 as void_amount
      from tts t left join handovers h on h.id = t.handover_id
     where t.day between ${from} and ${to} and ${ofScopeOffices(sql`t.office_id`, scope)}
       and ${ofScopeCollector(sql`t.collector_id`, scope)}
     group by 1, 2`);
  return rows;
}
