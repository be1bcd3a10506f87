import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { daysBetween } from '@/lib/arithmetic/calendar';
import { FIGURE_LIMIT, UNDER_WAY } from '@/lib/contract/registrationListDefaults';
import type {
  registrationFiguresSchema,
  registrationListQuery,
  RegistrationPage,
  RegistrationRow,
} from '@/lib/contract/registrationList';
import { todayIn } from '../calendar/today';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { offices, registrations, registrationStatuses, staff } from '../platform/db/schema';
import { marketer, surveyor } from './findRegistration';
import { registrationFilter, registrationOrder, statusesUnderWay } from './registrationFilter';

type ListQuery = z.output<typeof registrationListQuery>;

/** Counting stops here (docs/decisions/0024) … */
const COUNT_LIMIT = 10_000;
/** … and here where each row counted is a visit to the table. */
const VISITED_COUNT_LIMIT = 200;

/** One page of registrations. 403: another office's. */
export async function listRegistrations(
  db: Db,
  person: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<RegistrationPage> {
  const where = await registrationFilter(db, person, query, now);
  const visits = query.search !== undefined || query.surveyor !== undefined || query.marketer !== undefined;
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

/** Ids of one page, found in an index alone. */
async function idsOf(db: Db, query: ListQuery, where: SQL | undefined): Promise<number[]> {
  const offset = (query.page - 1) * query.size;
  const order = registrationOrder(query);
  const rows =
    query.status === UNDER_WAY && query.sort === 'waiting' && query.search === undefined
      ? await longestUnderWay(db, query, where, offset)
      : await some(db, where)
          .orderBy(...order)
          .limit(query.size)
          .offset(offset);
  return rows.map((row) => row.id);
}

const some = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: registrations.id, statusSince: registrations.statusSince })
    .from(registrations)
    .where(where);

/** The first of each status, then the first of these: by age alone, what ended years ago would be gone through first. */
async function longestUnderWay(db: Db, query: ListQuery, where: SQL | undefined, offset: number) {
  const order = registrationOrder(query);
  const firsts = (await statusesUnderWay(db)).map((id) =>
    some(db, and(where, eq(registrations.statusId, id)))
      .orderBy(...order)
      .limit(offset + query.size),
  );
  const [one, two, ...others] = firsts;
  if (!one) return [];
  if (!two) return one.offset(offset);
  // A union's order takes its own columns' names, which Drizzle would write as in the code.
  const direction = sql.raw(query.order === 'desc' ? 'asc' : 'desc');
  return unionAll(one, two, ...others)
    .orderBy(sql`status_since ${direction}, id ${direction}`)
    .limit(query.size)
    .offset(offset);
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
      marketer: marketer.name,
    })
    .from(registrations)
    .innerJoin(offices, eq(offices.id, registrations.officeId))
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .innerJoin(staff, eq(staff.id, registrations.enteredBy))
    .leftJoin(surveyor, eq(surveyor.id, registrations.surveyorId))
    .leftJoin(marketer, eq(marketer.id, registrations.marketerId))
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
  marketer: string | null;
}

function toRow(
  { row, zone, status, enteredBy, surveyor: visits, marketer: brings }: Found,
  now: Date,
): RegistrationRow {
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
    marketer: brings,
    entered_by: enteredBy,
    created_at: row.createdAt.toISOString(),
  };
}
