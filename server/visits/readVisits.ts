import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { KeptFile } from '@/lib/contract/files';
import type { Visit } from '@/lib/contract/visits';
import { toKeptFile } from '../files/toKeptFile';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import {
  contracts,
  customers,
  files,
  promises,
  staff,
  tts,
  visitPhotos,
  visits,
} from '../platform/db/schema';

/** As the index `visits_outside` has it. */
const OUTSIDE: SQL = sql`${visits.outside} <> '{}'`;

const visitQuery = (db: Db) =>
  db
    .select({
      visit: visits,
      customer: customers.name,
      visitor: { username: staff.username, name: staff.name },
      promise: { due: promises.due, amount: promises.amount },
      tts: { number: tts.number, amount: tts.amount, state: tts.state },
      corrected: sql<boolean>`exists (select from visits later where later.corrects_id = ${visits.id}
        and later.contract_code = ${visits.contractCode} and later.visited_by = ${visits.visitedBy})`,
    })
    .from(visits)
    .innerJoin(contracts, eq(contracts.code, visits.contractCode))
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(staff, eq(staff.id, visits.visitedBy))
    .leftJoin(promises, eq(promises.id, visits.promiseId))
    .leftJoin(tts, eq(tts.visitId, visits.id))
    .$dynamic();

type VisitRow = Awaited<ReturnType<typeof visitQuery>>[number];

function toVisit(row: VisitRow, photos: KeptFile[]): Visit {
  const { visit, customer, visitor, promise, corrected } = row;
  const { latitude, longitude, accuracy } = visit;
  return {
    ...{ id: visit.id, contract_code: visit.contractCode, customer_name: customer, visited_by: visitor },
    ...{ at: visit.at.toISOString(), day: visit.day, device_at: visit.deviceAt.toISOString() },
    received_at: visit.receivedAt.toISOString(),
    ...{ met: visit.met, met_name: visit.metName, place: visit.place, result: visit.result },
    ...{ tts: row.tts, promise, note: visit.note },
    position:
      latitude === null || longitude === null || accuracy === null ? null : { latitude, longitude, accuracy },
    ...{ no_position: visit.noPosition, photos, corrects: visit.correctsId, corrected },
    ...{ again_reason: visit.againReason, outside: visit.outside, consent_id: visit.consentId },
  };
}

async function toVisits(db: Db, rows: readonly VisitRow[]): Promise<Visit[]> {
  const ids = rows.map(({ visit }) => visit.id);
  const photos =
    ids.length === 0
      ? []
      : await db
          .select({ id: visitPhotos.visitId, file: files })
          .from(visitPhotos)
          .innerJoin(files, eq(files.id, visitPhotos.fileId))
          .where(inArray(visitPhotos.visitId, ids))
          .orderBy(asc(visitPhotos.nth));
  return rows.map((row) => {
    const own = photos.filter(({ id }) => id === row.visit.id);
    return toVisit(
      row,
      own.map(({ file }) => toKeptFile(file)),
    );
  });
}

/** One visit, which is there. */
export async function readVisit(db: Db, id: string): Promise<Visit> {
  const [visit] = await toVisits(db, await visitQuery(db).where(eq(visits.id, id)));
  if (!visit) throw new ApiError(500);
  return visit;
}

interface Paged {
  page: number;
  size: number;
}

async function pageOf(db: Db, where: SQL | undefined, order: SQL[], { page, size }: Paged) {
  const rows = await visitQuery(db)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  return { rows: await toVisits(db, rows), count: await db.$count(visits, where) };
}

/** A contract's visits, newest first. */
export const visitsOf = (db: Db, code: string, paged: Paged) =>
  pageOf(db, eq(visits.contractCode, code), [desc(visits.at), desc(visits.id)], paged);

/** Visits outside the rule of the offices that somebody sees, those that came last first. 403. */
export const outsideVisits = (
  db: Db,
  person: SignedIn,
  { office, ...paged }: Paged & { office?: number | undefined },
) =>
  pageOf(
    db,
    and(OUTSIDE, ofOffice(visits.officeId, officeOfList(person, office))),
    [desc(visits.receivedAt), desc(visits.id)],
    paged,
  );
