import { and, between, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { DayRange, OverdueClasses } from '@/lib/arithmetic/overdueClass';
import { bucketName, bucketsOn } from '@/lib/collection/buckets';
import type { OverdueFilters } from '@/lib/contract/overdue';
import { NONE, REPOSSESSED_BUCKET } from '@/lib/contract/overdueListDefaults';
import { contractSearch } from '../contracts/contractSearch';
import { todaysOf, type Todays } from '../contracts/todays';
import { officeOfList, ofOffice, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { contracts, overdueClasses } from '../platform/db/schema';
import { letterDueCondition } from './letterDueCondition';

/** Versions of the classes of DPD, in any order. */
export type ClassVersions = readonly OverdueClasses[];

/** The contracts that filters mean, and by which days and classes they were found. */
export interface OverdueSelection {
  where: SQL | undefined;
  offices: ListedOffices;
  todays: Todays;
  versions: ClassVersions;
}

/** Reads filters as a condition over `contracts`. 403: another office's. */
export async function selectOverdue(
  db: Db,
  person: SignedIn,
  filters: OverdueFilters,
  now: Date,
): Promise<OverdueSelection> {
  const offices = officeOfList(person, filters.office);
  const [todays, versions] = [await todaysOf(db, person, offices, now), await classVersionsOf(db)];
  const where = and(
    overdueCondition(filters, offices, todays, versions),
    filters.letter && (await letterDueCondition(db, todays)),
  );
  return { where, offices, todays, versions };
}

/** Every version of the classes; the ones that hold on a day are `classesOn` of it. */
export const classVersionsOf = (db: Db): Promise<ClassVersions> =>
  db
    .select({
      valid_from: overdueClasses.validFrom,
      collectibility_to: overdueClasses.collectibilityTo,
      bucket_to: overdueClasses.bucketTo,
    })
    .from(overdueClasses);

/** Filters as a condition over `contracts`, on each office's own today and under the classes that hold on it. */
export function overdueCondition(
  filters: Omit<OverdueFilters, 'office' | 'letter'>,
  offices: ListedOffices,
  todays: Todays,
  versions: ClassVersions,
): SQL | undefined {
  const { bucket, due, region, collector, type, search } = filters;
  const repossessed = bucket === REPOSSESSED_BUCKET;
  return and(
    ofOffice(contracts.officeId, offices),
    repossessed ? eq(contracts.status, 'REPOSSESSED') : undefined,
    // What nothing is asked for on is no account; what was taken back is one until it is sold. What was paid may have ended.
    repossessed || (due === 'paid' && bucket === undefined)
      ? undefined
      : and(eq(contracts.status, 'ACTIVE'), isNotNull(contracts.nextDue)),
    due && (due === 'paid' ? paidCondition(todays) : dueCondition(todays, (today) => dueSpan(due, today))),
    // Late before the last payment too is nothing new.
    due === 'new' ? sql`${contracts.lateFrom} = ${contracts.nextDue} + 1` : undefined,
    bucket === undefined || repossessed
      ? undefined
      : dueCondition(todays, (today) => bucketSpan(bucket, today, versions)),
    regionCondition(region),
    collector === undefined
      ? undefined
      : collector === NONE
        ? isNull(contracts.collectorId)
        : eq(contracts.collectorId, collector),
    type === undefined ? undefined : eq(contracts.contractTypeId, type),
    ...contractSearch(search),
  );
}

/** Days on which the first line that is not covered falls due, both included; null: without end. */
interface Span {
  from: string | null;
  to: string | null;
}

function dueSpan(due: Exclude<NonNullable<OverdueFilters['due']>, 'paid'>, today: string): Span {
  const yesterday = addDays(today, -1);
  if (due === 'late') return { from: null, to: yesterday };
  if (due === 'new') return { from: yesterday, to: yesterday };
  return { from: today, to: addDays(today, Number(due)) };
}

/** The days of a bucket on an office's today; null: the classes that hold there have no such bucket. */
function bucketSpan(bucket: string, today: string, versions: ClassVersions): Span | null {
  const range = bucketsOn(today, versions).find((one) => bucketName(one) === bucket);
  return range ? spanOf(range, today) : null;
}

/** DPD 0 is whatever is not late, however far ahead it is due. */
const spanOf = ({ from, to }: DayRange, today: string): Span => ({
  from: to === null ? null : addDays(today, -to),
  to: from === 0 ? null : addDays(today, -from),
});

/** Late when it was paid, yesterday or today: what a figure on Home counts (`collectionHome`). */
function paidCondition(todays: Todays): SQL {
  const each = [...todays].map(
    ([office, today]) => sql`(${contracts.officeId} = ${office} and exists (
      select from credits c where c.contract_code = ${contracts.code} and c.overdue > 0 and c.voided_at is null
         and c.date_payment between ${addDays(today, -1)} and ${today}))`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** A range for the index, of the days of all offices together; then, where they differ, each office's own. */
function dueCondition(todays: Todays, spanOn: (today: string) => Span | null): SQL | undefined {
  const byToday = new Map<string, number[]>();
  for (const [office, today] of todays) byToday.set(today, [...(byToday.get(today) ?? []), office]);
  const spans = [...byToday].flatMap(([today, ids]) => {
    const span = spanOn(today);
    return span ? [{ ...span, ids }] : [];
  });
  const [first] = spans;
  if (!first) return sql`false`;
  if (byToday.size === 1) return within(first);
  const widest = spans.reduce<Span>(
    (all, { from, to }) => ({
      from: all.from === null || from === null ? null : from < all.from ? from : all.from,
      to: all.to === null || to === null ? null : to > all.to ? to : all.to,
    }),
    first,
  );
  return and(
    within(widest),
    or(...spans.map(({ ids, ...span }) => and(inArray(contracts.officeId, ids), within(span)))),
  );
}

function within({ from, to }: Span): SQL | undefined {
  return and(
    from === null ? undefined : gte(contracts.nextDue, from),
    to === null ? undefined : lte(contracts.nextDue, to),
  );
}

/** Codes of villages have ten digits, and digits sort alike in every collation. */
function regionCondition(region: OverdueFilters['region']): SQL | undefined {
  if (region === undefined) return undefined;
  if (region === NONE) return isNull(contracts.villageCode);
  if (region.length === 10) return eq(contracts.villageCode, region);
  return between(contracts.villageCode, region.padEnd(10, '0'), region.padEnd(10, '9'));
}
