import { and, asc, desc, eq, gte, inArray, lt, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { END_KINDS } from '@/lib/contract/registrationFlow';
import { UNDER_WAY, type RegistrationSort } from '@/lib/contract/registrationListDefaults';
import type { registrationExportQuery } from '@/lib/contract/registrationList';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { peopleSearch, type SearchedBy } from '../platform/db/peopleSearch';
import { registrations, registrationStatuses } from '../platform/db/schema';
import { atLeastSoOld } from './atLeastSoOld';

/** Filters and order, as list and export have them. */
export type RegistrationQuery = z.output<typeof registrationExportQuery>;

const SORT_COLUMNS = {
  waiting: registrations.statusSince,
  created: registrations.createdAt,
  applicant_name: registrations.applicantName,
} as const satisfies Record<RegistrationSort, PgColumn>;

const NUMBER = /^[a-z][a-z0-9]{1,4}\/r\d{4}\/\d{5,}$/;

/** A registration is found by its number, plate, name, NIK or phone; see `peopleSearch`. */
const SEARCHED_BY: SearchedBy = {
  plate: { column: registrations.plateNumber, indexedBy: 'vehicle_key' },
  number: (text) => (NUMBER.test(text) ? eq(registrations.number, text.toUpperCase()) : null),
  nik: (nik) => eq(registrations.nik, nik),
  phone: (from, before) => and(gte(registrations.phone, from), lt(registrations.phone, before)),
  text: registrations.searchText,
};

/** What a list or an export is narrowed to. 403: another office's. */
export async function registrationFilter(
  db: Db,
  person: SignedIn,
  query: RegistrationQuery,
  now: Date,
): Promise<SQL | undefined> {
  const office = officeOfList(person, query.office);
  return and(
    ofOffice(registrations.officeId, office),
    await ofStatus(db, query.status),
    query.surveyor === undefined ? undefined : eq(registrations.surveyorId, query.surveyor),
    query.marketer === undefined ? undefined : eq(registrations.marketerId, query.marketer),
    query.age === undefined ? undefined : await atLeastSoOld(db, office, query.age, now),
    ...peopleSearch(query.search, SEARCHED_BY),
  );
}

/** Ids of the statuses that are no end, also of those that are off: a registration may still stand there. */
export async function statusesUnderWay(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: registrationStatuses.id })
    .from(registrationStatuses)
    .where(notInArray(registrationStatuses.kind, [...END_KINDS]));
  return rows.map(({ id }) => id);
}

async function ofStatus(db: Db, status: RegistrationQuery['status']): Promise<SQL | undefined> {
  if (status === undefined) return undefined;
  if (status === UNDER_WAY) return inArray(registrations.statusId, await statusesUnderWay(db));
  return eq(registrations.statusId, status);
}

/** `waiting` from the longest: desc is the earliest moment. */
export function registrationOrder({ sort, order }: RegistrationQuery): SQL[] {
  const isAscending = sort === 'waiting' ? order === 'desc' : order === 'asc';
  const direction = isAscending ? asc : desc;
  return [direction(SORT_COLUMNS[sort]), direction(registrations.id)];
}
