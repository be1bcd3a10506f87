import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { actionLabel, LOG_ACTIONS, LOG_RECORDS } from '@/lib/contract/logActions';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { history, offices, staff } from '../platform/db/schema';
import { selectionOf, tableOf, text, time } from '../platform/export/columns';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { FileAnswer } from '../platform/export/FileAnswer';
import type { StaffCall } from '../platform/http/route';
import { logFilter, type LogQuery } from './logFilter';
import { linesOf, seenIds } from './seenPeople';

/** 403 for who exports nothing. The log holds what every list holds: reading it is not yet taking it out of the house. */
export function requireExporter({ access }: SignedIn): void {
  if (access.is_export !== 1) throw forbidden('Anda tidak punya hak mengekspor.');
}

/** What an export would hold. Counts to the end. */
export async function userLogExportSummary(
  db: Db,
  reader: SignedIn,
  query: LogQuery,
  now: Date,
): Promise<{ count: number; file_name: string }> {
  return { count: await countOf(db, await whereOf(db, reader, query)), file_name: fileName(reader, now) };
}

/** Every filtered line, newest first. Count and rows are of one moment; a file without its end line is not whole. */
export async function exportUserLog(call: StaffCall<undefined, LogQuery, undefined>): Promise<FileAnswer> {
  const { db, query, staff: reader, now, origin, parts } = call;
  return snapshotFile(parts.connection, async (snapshot) => {
    const where = await whereOf(snapshot.db, reader, query);
    const rows = await countOf(snapshot.db, where);
    await noteExport(db, {
      ...{ at: now, staffId: reader.id, action: 'LOG_EXPORTED', origin },
      ...{ what: `${rows} baris log`, filters: query },
    });
    const columns = exportColumns(reader.office.zone);
    const lines = snapshot.db
      .select(selectionOf(columns))
      .from(history)
      .leftJoin(staff, eq(staff.id, history.staffId))
      .leftJoin(offices, eq(offices.id, staff.officeId))
      .where(where)
      .orderBy(desc(history.at), desc(history.id))
      .getSQL();
    return {
      name: fileName(reader, now),
      rows,
      table: tableOf(snapshot, lines, columns, { at: `Jumlah ${rows} baris` }),
    };
  });
}

const fileName = ({ office }: SignedIn, now: Date) => `log-user_${todayIn(office.zone, now)}`;

async function whereOf(db: Db, reader: SignedIn, query: LogQuery): Promise<SQL | undefined> {
  return and(linesOf(await seenIds(db, reader)), logFilter(reader, query));
}

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(history).where(where);
  return counted?.count ?? 0;
}

const exportColumns = (zone: string) => ({
  at: time('Waktu', sql`to_char(${history.at} at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS')`),
  username: text('Nama pengguna', staff.username),
  name: text('Nama', staff.name),
  office: text('Kantor', offices.name),
  action: text('Kegiatan', wordsFor(history.action, ACTION_WORDS)),
  summary: text('Uraian', history.summary),
  record_type: text('Jenis data', wordsFor(history.recordType, LOG_RECORDS)),
  record_id: text('No. data', history.recordId),
  reason: text('Alasan', history.reason),
  changes: text('Perubahan', sql`nullif(${history.changes}::text, '{}')`),
  ip: text('Alamat IP', history.ip),
  device: text('Perangkat', history.device),
});

const ACTION_WORDS = Object.fromEntries(
  Object.keys(LOG_ACTIONS).map((action) => [action, actionLabel(action)]),
);

/** The words of a machine name; one without words stays as it is. */
const wordsFor = (
  column: typeof history.action | typeof history.recordType,
  words: Readonly<Record<string, string>>,
) => sql`coalesce(${JSON.stringify(words)}::jsonb ->> ${column}, ${column})`;
