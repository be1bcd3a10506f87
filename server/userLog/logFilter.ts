import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { addDays } from '@/lib/arithmetic/calendar';
import { actionsOf } from '@/lib/contract/logActions';
import type { userLogExportQuery } from '@/lib/contract/userLog';
import type { SignedIn } from '../platform/auth/session';
import { history } from '../platform/db/schema';
import { foundBy, occurIn, wordsOf } from './logWords';

/** The filters of list and export. */
export type LogQuery = z.output<typeof userLogExportQuery>;

/** From when, and up to but without when. */
export interface Span {
  from: SQL | undefined;
  before: SQL | undefined;
}

/** What a log is narrowed to, but for whom the reader may see. */
export function logFilter({ office }: Pick<SignedIn, 'office'>, query: LogQuery): SQL | undefined {
  const words = wordsOf(query.search);
  return and(within(spanOf(office.zone, query)), filterOf(query), foundBy(words), occurIn(words));
}

/** Whole days where the reader works. */
export function spanOf(zone: string, { from, to }: Pick<LogQuery, 'from' | 'to'>): Span {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
  return {
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(addDays(to, 1)),
  };
}

export const within = ({ from, before }: Span): SQL | undefined =>
  and(from && gte(history.at, from), before && lt(history.at, before));

/** All but days and words. */
export function filterOf({ person, type, record, action, group, ip }: LogQuery): SQL | undefined {
  return and(
    person === undefined ? undefined : eq(history.staffId, person),
    type === undefined ? undefined : eq(history.recordType, type),
    type === undefined || record === undefined ? undefined : eq(history.recordId, record),
    action === undefined ? undefined : eq(history.action, action),
    group === undefined ? undefined : inArray(history.action, actionsOf(group)),
    ip === undefined || ip.trim() === '' ? undefined : eq(history.ip, ip.trim()),
  );
}
