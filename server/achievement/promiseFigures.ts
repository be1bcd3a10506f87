import { sql } from 'drizzle-orm';
import type { AchievementFigures } from '@/lib/contract/achievement';
import type { Db } from '../platform/db/connect';
import type { AskedWindow } from './askedWindow';
import { promisesDue } from './promiseSql';
import type { Scope } from './scope';

export type PromiseRow = {
  office_id: number;
  collector_id: number;
  state: 'KEPT' | 'BROKEN' | 'RUNNING' | 'REPLACED';
  count: number;
  amount: number;
};

/** Which figure a state is counted in. */
export const FIGURE_OF = {
  KEPT: 'kept',
  BROKEN: 'broken',
  RUNNING: 'running',
  REPLACED: 'replaced',
} as const satisfies Record<PromiseRow['state'], keyof AchievementFigures['promises']>;

/** Promises that fell due, by who took them and what became of them. Rupiah. */
export async function promiseFigures(db: Db, scope: Scope, window: AskedWindow): Promise<PromiseRow[]> {
  const { rows } = await db.execute<PromiseRow>(sql`
    select office_id, collector_id, state, count(*)::int as count, sum(amount)::float8 as amount
      from ${await promisesDue(db, scope, window)} group by 1, 2, 3`);
  return rows;
}
