import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { daysBetween } from '@/lib/arithmetic/calendar';
import { FIGURE_LIMIT, type RegistrationSort } from '@/lib/contract/registrationListDefaults';
import type {
  registrationFiguresSchema,
  registrationListQuery,
  RegistrationPage,
  RegistrationRow,
} from '@/lib/contract/registrations';
import { todayIn } from '../calendar/today';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { offices, registrations, registrationStatuses, staff } from '../platform/db/schema';
import { surveyor } from './findRegistration';
import { searchConditions } from './searchCondition';

type ListQuery = z.output<typeof registrationListQuery>;

/** Counting stops here (docs/decisions/0024) … */
const COUNT_LIMIT = 10_000;
/** … and here where each row counted is a visit to the table. */
const VISITED_COUNT_LIMIT = 200;

const SORT_COLUMNS = {
  waiting: registrations.statusSince,
  created: registrations.createdAt,
  applicant_name: registrations.applicantName,
} as const satisfies Record<RegistrationSort, PgColumn>;

/** One page of registrations. 403: another office's. */
export async function listRegistrations(
  db: Db,
  person: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<RegistrationPage> {
  const where = and(
    ofOffice(registrations.officeId, officeOfList(person, query.office)),
    query.status === undefined ? undefined : eq(registrations.statusId, query.status),
    query.surveyor === undefined ? undefined : eq(registrations.surveyorId, query.surveyor),
    ...searchConditions(query.search),
  );
  const visits = query.search !== undefined || query.surveyor !== undefined;
  const [rows, counted] = await Promise.all([
    idsOf(db, query, where).then((ids) => readRows(db, ids, now)),
    boundedCount(db, registrations, where, visits ? VISITED_COUNT_LIMIT : COUNT_LIMIT),
  ]);
  return { rows, ...counted };
}

/** How many stand in each status, up to a limit each. 403: another office's. */
export async function countRegistrations(
  db: Db,
  person: SignedIn,
  asked: number | undefined,
): Promise<z.output<typeof registrationFiguresSchema>> {
  const office = ofOffice(registrations.officeId, officeOfList(person, asked));
  const statuses = await db
    .select({ id: registrationStatuses.id })
    .from(registrationStatuses)
    .orderBy(registrationStatuses.id);
  return Promise.all(
    statuses.map(async ({ id }) => ({
      status_id: id,
      ...(await boundedCount(db, registrations, and(office, eq(registrations.statusId, id)), FIGURE_LIMIT)),
    })),
  );
}

/** Ids of one page, found in an index alone. `waiting` from the longest: desc is the earliest moment. */
async function idsOf(
  db: Db,
  { sort, order, size, page }: ListQuery,
  where: SQL | undefined,
): Promise<number[]> {
  const isAscending = sort === 'waiting' ? order === 'desc' : order === 'asc';
  const direction = isAscending ? asc : desc;
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(where)
    .orderBy(direction(SORT_COLUMNS[sort]), direction(registrations.id))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map((row) => row.id);
}

/** The rows of these ids, in their order. */
async function readRows(db: Db, ids: readonly number[], now: Date): Promise<RegistrationRow[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      row: registrations,
      zone: offices.zone,
      status: {
        id: registrationStatuses.id,
        name: registrationStatuses.name,
        kind: registrationStatuses.kind,
      },
      enteredBy: { username: staff.username, name: staff.name },
      surveyor: { username: surveyor.username, name: surveyor.name },
    })
    .from(registrations)
    .innerJoin(offices, eq(offices.id, registrations.officeId))
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .innerJoin(staff, eq(staff.id, registrations.enteredBy))
    .leftJoin(surveyor, eq(surveyor.id, registrations.surveyorId))
    .where(inArray(registrations.id, [...ids]));
  const byId = new Map(found.map((one) => [one.row.id, one]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    return one ? [toRow(one, now)] : [];
  });
}

interface Found {
  row: typeof registrations.$inferSelect;
  zone: string;
  status: RegistrationRow['status'];
  enteredBy: RegistrationRow['entered_by'];
  surveyor: RegistrationRow['surveyor'];
}

function toRow({ row, zone, status, enteredBy, surveyor: visits }: Found, now: Date): RegistrationRow {
  return {
    id: row.id,
    number: row.number,
    office_id: row.officeId,
    applicant_name: row.applicantName,
    phone: row.phone,
    vehicle: row.vehicle,
    plate_number: row.plateNumber,
    status,
    status_since: row.statusSince.toISOString(),
    age: Math.max(0, daysBetween(todayIn(zone, row.statusSince), todayIn(zone, now))),
    surveyor: visits,
    entered_by: enteredBy,
    created_at: row.createdAt.toISOString(),
  };
}
