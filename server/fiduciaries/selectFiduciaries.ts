import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { addDays } from '@/lib/arithmetic/calendar';
import { DAYS_NEAR } from '@/lib/collection/fiduciaryDeadline';
import type { FiduciaryFilters } from '@/lib/contract/fiduciaryDeadlines';
import type { FiduciaryDue } from '@/lib/contract/fiduciaryListDefaults';
import { contractSearch } from '../contracts/contractSearch';
import { todaysOf, type Todays } from '../contracts/todays';
import { officeOfList, ofOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { contracts, fiduciaryDeadlines } from '../platform/db/schema';

/** The deadlines that filters mean, and each office's today by which days are counted. */
export interface FiduciarySelection {
  where: SQL | undefined;
  todays: Todays;
}

/** Reads filters as a condition over `fiduciary_deadlines`. 403: another office's. */
export async function selectFiduciaries(
  db: Db,
  person: SignedIn,
  { list, search, office, due }: FiduciaryFilters,
  now: Date,
): Promise<FiduciarySelection> {
  const offices = officeOfList(person, office);
  const todays = await todaysOf(db, person, offices, now);
  const where = and(
    eq(fiduciaryDeadlines.task, list),
    ofOffice(fiduciaryDeadlines.officeId, offices),
    due && dueCondition(due, todays),
    found(search),
  );
  return { where, todays };
}

/** The last due day that a filter takes on an office's today. */
export const lastDue = (due: FiduciaryDue, today: string): string =>
  addDays(today, due === 'late' ? -1 : DAYS_NEAR);

/** A range for the index, of all offices together; then, where their days differ, each office's own. */
function dueCondition(due: FiduciaryDue, todays: Todays): SQL | undefined {
  const byToday = new Map<string, number[]>();
  for (const [office, today] of todays) byToday.set(today, [...(byToday.get(today) ?? []), office]);
  const [latest = ''] = [...byToday.keys()].toSorted().toReversed();
  const widest = lte(fiduciaryDeadlines.due, lastDue(due, latest));
  if (byToday.size === 1) return widest;
  const each = [...byToday].map(([today, ids]) =>
    and(inArray(fiduciaryDeadlines.officeId, ids), lte(fiduciaryDeadlines.due, lastDue(due, today))),
  );
  return and(widest, or(...each));
}

function found(search: string | undefined): SQL | undefined {
  const words = contractSearch(search);
  if (words.length === 0) return undefined;
  return inArray(
    fiduciaryDeadlines.contractCode,
    new QueryBuilder()
      .select({ code: contracts.code })
      .from(contracts)
      .where(and(...words)),
  );
}
