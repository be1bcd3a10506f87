import type { DataOf } from '@/lib/contract/endpoint';
import type { countReport, ReportQuery } from '@/lib/contract/reports';
import { endOf } from '../exports/period';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { Connection } from '../platform/db/connect';
import { tableOf } from '../platform/export/columns';
import type { FileAnswer } from '../platform/export/FileAnswer';
import { narrowing } from '../platform/export/narrowing';
import { openSnapshot } from '../platform/export/openSnapshot';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { StaffCall } from '../platform/http/route';
import { askReport } from './askReport';
import { readReport } from './readReport';

/** `is_export` lets take data out of the house, not see what one may not. */
export function requireReports({ access }: SignedIn): void {
  if (access.is_report !== 1) throw forbidden('Anda tidak punya hak membaca Laporan.');
}

/** What a report's file would hold. 403, 422. */
export async function reportSummary(
  connection: Connection,
  person: SignedIn,
  query: ReportQuery,
  now: Date,
): Promise<DataOf<typeof countReport>> {
  const snapshot = await openSnapshot(connection);
  try {
    const asked = await askReport(snapshot.db, person, query, now);
    const { count } = await narrowing(readReport(asked));
    return { count, file_name: asked.file_name };
  } finally {
    await snapshot.close();
  }
}

/** Every row of a report as its pages have them, and their totals as the end line. */
export const exportReport = ({
  db,
  query,
  staff: person,
  now,
  origin,
  parts,
}: StaffCall<undefined, ReportQuery, undefined>): Promise<FileAnswer> =>
  snapshotFile(parts.connection, async (snapshot) => {
    const asked = await askReport(snapshot.db, person, query, now);
    const { query: all, count, sums } = await readReport(asked);
    const { title, noun } = asked.definition;
    await noteExport(db, {
      ...{ at: now, staffId: person.id, action: 'REPORT_EXPORTED', origin },
      ...{ what: `laporan ${title}, ${count} ${noun}`, filters: query },
    });
    const columns = Object.fromEntries(
      Object.entries(asked.columns).map(([key, { word, kind }]) => [key, { header: word, kind }]),
    );
    return {
      name: asked.file_name,
      rows: count,
      table: tableOf(snapshot, all, columns, endOf(columns, `Jumlah ${count} ${noun}`, sums)),
    };
  });
