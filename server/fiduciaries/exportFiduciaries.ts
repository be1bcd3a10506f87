import { eq, sql } from 'drizzle-orm';
import type { DataOf } from '@/lib/contract/endpoint';
import type { countFiduciaryExport, FiduciaryFilters } from '@/lib/contract/fiduciaryDeadlines';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, fiduciaries, fiduciaryDeadlines, offices } from '../platform/db/schema';
import {
  day,
  number,
  selectionOf,
  tableOf,
  text,
  words,
  type ExportColumn,
} from '../platform/export/columns';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { FileAnswer } from '../platform/export/FileAnswer';
import type { StaffCall } from '../platform/http/route';
import { hasUnconfirmed } from '../transfers/hasUnconfirmed';
import { DEADLINE_ORDER } from './fiduciaryPage';
import { selectFiduciaries, type FiduciarySelection } from './selectFiduciaries';

/** `is_export` lets take data out of the house, not see what one may not: this list needs its own flag as well. */
export function requireContracts({ access }: SignedIn): void {
  if (access.is_contract !== 1) throw forbidden('Anda tidak punya hak membaca Jaminan Fidusia.');
}

/** What an export would hold. Counts to the end, unlike the list. */
export async function fiduciaryExportSummary(
  db: Db,
  person: SignedIn,
  query: FiduciaryFilters,
  now: Date,
): Promise<DataOf<typeof countFiduciaryExport>> {
  const { where } = await selectFiduciaries(db, person, query, now);
  return { count: await db.$count(fiduciaryDeadlines, where), file_name: fileName(person, query, now) };
}

const FILES = { register: 'fidusia-didaftarkan', remove: 'fidusia-dihapus' } as const;
const fileName = ({ office }: SignedIn, { list }: FiduciaryFilters, now: Date) =>
  `${FILES[list]}_${todayIn(office.zone, now)}`;

/** Every filtered row, in the list's order; count and rows are of one moment. */
export async function exportFiduciaries(
  call: StaffCall<undefined, FiduciaryFilters, undefined>,
): Promise<FileAnswer> {
  const { db, query, staff: person, now, origin, parts } = call;
  return snapshotFile(parts.connection, async (snapshot) => {
    const selection = await selectFiduciaries(snapshot.db, person, query, now);
    const count = await snapshot.db.$count(fiduciaryDeadlines, selection.where);
    const columns = exportColumns(selection);
    await noteExport(db, {
      ...{ at: now, staffId: person.id, action: 'FIDUCIARIES_EXPORTED', origin },
      ...{ what: `${count} jaminan fidusia`, filters: query },
    });
    return {
      name: fileName(person, query, now),
      rows: count,
      table: tableOf(snapshot, rowsOf(snapshot.db, selection, columns), columns, {
        code: `Jumlah ${count} kontrak`,
      }),
    };
  });
}

/** In their order; headings are the words of the screen. */
function exportColumns({ todays }: FiduciarySelection) {
  const today = sql`case ${fiduciaryDeadlines.officeId} ${sql.join(
    [...todays].map(([id, day]) => sql`when ${id} then ${day}::date`),
    sql` `,
  )} end`;
  const waits = sql`${fiduciaryDeadlines.task} = 'remove' and ${hasUnconfirmed(sql`${contracts.code}`)}`;
  return {
    code: text('Kontrak', contracts.code),
    office: text('Kantor', offices.name),
    customer_name: text('Nasabah', contracts.customerName),
    plate_number: text('Nopol', contracts.plateNumber),
    deed_number: text('Nomor akta', fiduciaries.deedNumber),
    notary: text('Notaris', fiduciaries.notary),
    certificate_number: text('Nomor sertifikat', fiduciaries.certificateNumber),
    since: day('Dihitung sejak', fiduciaryDeadlines.since),
    due: day('Batas', fiduciaryDeadlines.due),
    days_left: number('Sisa (hari)', sql`${fiduciaryDeadlines.due} - ${today}`),
    unconfirmed: words('Transfer', sql`case when ${waits} then 'Menunggu konfirmasi' else '' end`),
  } as const satisfies Record<string, ExportColumn>;
}

const rowsOf = (db: Db, { where }: FiduciarySelection, columns: Readonly<Record<string, ExportColumn>>) =>
  db
    .select(selectionOf(columns))
    .from(fiduciaryDeadlines)
    .innerJoin(contracts, eq(contracts.code, fiduciaryDeadlines.contractCode))
    .innerJoin(fiduciaries, eq(fiduciaries.contractCode, fiduciaryDeadlines.contractCode))
    .innerJoin(offices, eq(offices.id, fiduciaryDeadlines.officeId))
    .where(where)
    .orderBy(...DEADLINE_ORDER)
    .getSQL();
