import { eq, sql, type SQL } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, registrations, registrationStatuses, staff } from '../platform/db/schema';
import { selectionOf, tableOf } from '../platform/export/columns';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { FileAnswer } from '../platform/export/FileAnswer';
import type { StaffCall } from '../platform/http/route';
import { exportColumns } from './exportColumns';
import { agent, marketer, surveyor } from './findRegistration';
import { registrationFilter, registrationOrder, type RegistrationQuery } from './registrationFilter';

/** `is_export` lets take data out of the house, not see what one may not: this list needs its own flag as well. */
export function requireReader({ access }: SignedIn): void {
  if (access.is_customer !== 1) throw forbidden('Anda tidak punya hak membaca form registrasi.');
}

/** What an export would hold (DOMAIN, Export: row count before it starts). Counts to the end, unlike the list. */
export async function registrationExportSummary(
  db: Db,
  person: SignedIn,
  query: RegistrationQuery,
  now: Date,
): Promise<{ count: number; file_name: string }> {
  requireReader(person);
  const count = await countOf(db, await registrationFilter(db, person, query, now));
  return { count, file_name: fileName(person, now) };
}

/** Every filtered registration, in the list's order. Count and rows are of one moment; a file without its end line is not whole. */
export async function exportRegistrations(
  call: StaffCall<undefined, RegistrationQuery, undefined>,
): Promise<FileAnswer> {
  const { db, query, staff: person, now, origin, parts } = call;
  requireReader(person);
  return snapshotFile(parts.connection, async (snapshot) => {
    const where = await registrationFilter(snapshot.db, person, query, now);
    const count = await countOf(snapshot.db, where);
    await noteExport(db, {
      ...{ at: now, staffId: person.id, action: 'REGISTRATIONS_EXPORTED', origin },
      ...{ what: `${count} form registrasi`, filters: query },
    });
    const columns = exportColumns(now);
    return {
      name: fileName(person, now),
      rows: count,
      table: tableOf(snapshot, rowsOf(snapshot.db, where, query, columns), columns, {
        number: `Jumlah ${count} form`,
      }),
    };
  });
}

/** Of the day of whoever asks: the list has no period. */
const fileName = ({ office }: SignedIn, now: Date) => `form-registrasi_${todayIn(office.zone, now)}`;

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ count: sql<string>`count(*)` })
    .from(registrations)
    .where(where);
  return Number(counted?.count ?? 0);
}

function rowsOf(
  db: Db,
  where: SQL | undefined,
  query: RegistrationQuery,
  columns: ReturnType<typeof exportColumns>,
): SQL {
  return db
    .select(selectionOf(columns))
    .from(registrations)
    .innerJoin(offices, eq(offices.id, registrations.officeId))
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .innerJoin(staff, eq(staff.id, registrations.enteredBy))
    .leftJoin(surveyor, eq(surveyor.id, registrations.surveyorId))
    .leftJoin(agent, eq(agent.id, registrations.agentId))
    .leftJoin(marketer, eq(marketer.id, registrations.marketerId))
    .where(where)
    .orderBy(...registrationOrder(query))
    .getSQL();
}
