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
  return { where: overdueCondition(filters, offices, todays, versions), offices, todays, versions };
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
  filters: Omit<OverdueFilters, 'office'>,
  offices: ListedOffices,
  todays: Todays,
  versions: ClassVersions,
): SQL | undefined {
  const { bucket, due, region, collector, type, search } = filters;
  const repossessed = bucket === REPOSSESSED_BUCKET;
  return and(
    ofOffice(contracts.officeId, offices),
    eq(contracts.status, repossessed ? 'REPOSSESSED' : 'ACTIVE'),
    // What nothing is asked for on is no account; what was taken back is one until it is sold.
    repossessed ? undefined : isNotNull(contracts.nextDue),
    due && dueCondition(todays, (today) => dueSpan(due, today)),
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

const dueSpan = (due: NonNullable<OverdueFilters['due']>, today: string): Span =>
  due === 'late' ? { from: null, to: addDays(today, -1) } : { from: today, to: addDays(today, Number(due)) };

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
