import { and, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { addDays } from '@/lib/arithmetic/calendar';
import type { BpkbFilters } from '@/lib/contract/bpkbList';
import type { BpkbTask } from '@/lib/contract/bpkbTerms';
import { readLabel } from '@/lib/format/bpkbLabel';
import { vehicleKey } from '@/lib/registration/vehicleKey';
import { todayIn } from '../calendar/today';
import { contractSearch } from '../contracts/contractSearch';
import { ofOffice, type ListedOffices } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { bpkb, contracts, offices } from '../platform/db/schema';

/** Offices that share a zone, and their today. */
export interface ZoneDay {
  ids: number[];
  zone: string;
  today: string;
}

/** The todays of the offices that a list is about. */
export async function zoneDays(db: Db, listed: ListedOffices, now: Date): Promise<ZoneDay[]> {
  const rows = await db
    .select({ id: offices.id, zone: offices.zone })
    .from(offices)
    .where(ofOffice(offices.id, listed));
  const zones = [...new Set(rows.map(({ zone }) => zone))];
  return zones.map((zone) => ({
    ...{ zone, today: todayIn(zone, now) },
    ids: rows.filter((row) => row.zone === zone).map(({ id }) => id),
  }));
}

const UNFETCHED = { NOT_FETCHED_30: 30, NOT_FETCHED_90: 90, NOT_FETCHED_180: 180 } as const;

/** Books of a list of what is to be done; written as the indexes have it. */
export function ofTask(task: BpkbTask, days: readonly ZoneDay[]): SQL | undefined {
  switch (task) {
    case 'UNRECORDED':
    case 'MISMATCH':
    case 'LOST':
      return eq(bpkb.state, task);
    case 'TO_STORE':
      return eq(bpkb.state, 'RECEIVED');
    case 'TO_LABEL':
      return sql`labelled_at is null and state in ('RECEIVED', 'STORED', 'REQUESTED', 'READY')`;
    case 'ON_THE_WAY':
      return eq(bpkb.state, 'IN_TRANSIT');
    case 'LATE_FROM_DEALER':
      return and(sql`state = 'NOT_RECEIVED' and not_awaited_since is null`, isLate(days));
    case 'LENT_TOO_LONG':
      return and(sql`state in ('BORROWED', 'AT_NOTARY')`, isLate(days));
    case 'TO_MAKE_READY':
      return sql`goes_out and state in ('RECEIVED', 'STORED', 'REQUESTED')`;
    case 'NOT_FETCHED_30':
    case 'NOT_FETCHED_90':
    case 'NOT_FETCHED_180':
      return and(eq(bpkb.state, 'READY'), readyFor(UNFETCHED[task], days));
  }
}

/** Expected before today. */
const isLate = (days: readonly ZoneDay[]): SQL | undefined =>
  eachZone(days, ({ today }) => lt(bpkb.until, today));

/** Ready for so many days, on the office's own calendar. */
const readyFor = (least: number, days: readonly ZoneDay[]): SQL | undefined =>
  eachZone(days, ({ today, zone }) => {
    const before = addDays(today, 1 - least);
    return sql`${bpkb.stateSince} < (${before}::date)::timestamp at time zone ${zone}`;
  });

/** One condition where all offices share their day. */
function eachZone(days: readonly ZoneDay[], of: (day: ZoneDay) => SQL): SQL | undefined {
  const [only] = days;
  if (days.length === 1 && only) return of(only);
  if (days.length === 0) return sql`false`;
  return or(...days.map((day) => and(inArray(bpkb.officeId, day.ids), of(day))));
}

/** Reads filters as a condition over `bpkb`; of what is under way the office that it goes to sees it too. */
export function booksFound(
  { state, task, place, kind, search }: Omit<BpkbFilters, 'office'>,
  listed: ListedOffices,
  days: readonly ZoneDay[],
): SQL | undefined {
  const isUnderWay = state === 'IN_TRANSIT' || task === 'ON_THE_WAY';
  const ofOffices = ofOffice(bpkb.officeId, listed);
  return and(
    isUnderWay && ofOffices ? or(ofOffices, ofOffice(bpkb.toOfficeId, listed)) : ofOffices,
    state && eq(bpkb.state, state),
    task && ofTask(task, days),
    place === undefined ? undefined : eq(bpkb.placeId, place),
    kind && eq(bpkb.kind, kind),
    found(search),
  );
}

/** By its label, its contract, as contracts are found, or its own number. */
function found(search: string | undefined): SQL | undefined {
  const label = readLabel(search ?? '');
  if (label?.kind === 'BOOK') return eq(bpkb.id, label.id);
  const words = contractSearch(search);
  if (words.length === 0) return undefined;
  const codes = new QueryBuilder()
    .select({ code: contracts.code })
    .from(contracts)
    .where(and(...words));
  const key = vehicleKey(search ?? '');
  const byNumber = key === null ? sql`` : sql`union select id from bpkb where vehicle_key(number) = ${key}`;
  return sql`${bpkb.id} in (select id from bpkb where contract_code in ${codes} ${byNumber})`;
}
