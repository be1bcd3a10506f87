import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { DataOf } from '@/lib/contract/endpoint';
import type { countOverdueExport, overdueExportQuery } from '@/lib/contract/overdue';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, contractTypes, customers, offices, regions, staff } from '../platform/db/schema';
import {
  day,
  number,
  rupiah,
  selectionOf,
  tableOf,
  text,
  type ExportColumn,
} from '../platform/export/columns';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { FileAnswer } from '../platform/export/FileAnswer';
import type { StaffCall } from '../platform/http/route';
import { selectOverdue, type OverdueSelection } from './overdueCondition';
import { overdueOrder } from './overduePage';

type ExportQuery = z.output<typeof overdueExportQuery>;
type Summary = DataOf<typeof countOverdueExport>;

/** `is_export` lets take data out of the house, not see what one may not: this list needs its own flag as well. */
export function requireOverdue({ access }: SignedIn): void {
  if (access.is_overdue !== 1) throw forbidden('Anda tidak punya hak membaca Tanggal Jatuh Tempo.');
}

/** What an export would hold. Counts to the end, unlike the list. */
export async function overdueExportSummary(
  db: Db,
  person: SignedIn,
  query: ExportQuery,
  now: Date,
): Promise<Summary> {
  const { where } = await selectOverdue(db, person, query, now);
  return { ...(await totalsOf(db, where)), file_name: fileName(person, now) };
}

const fileName = ({ office }: SignedIn, now: Date) => `jatuh-tempo_${todayIn(office.zone, now)}`;

/** Every filtered contract, in the list's order; count, sum and rows are of one moment. */
export async function exportOverdue(call: StaffCall<undefined, ExportQuery, undefined>): Promise<FileAnswer> {
  const { db, query, staff: person, now, origin, parts } = call;
  return snapshotFile(parts.connection, async (snapshot) => {
    const selection = await selectOverdue(snapshot.db, person, query, now);
    const totals = await totalsOf(snapshot.db, selection.where);
    const columns = exportColumns(selection);
    await noteExport(db, {
      ...{ at: now, staffId: person.id, action: 'OVERDUE_EXPORTED', origin },
      ...{ what: `${totals.count} kontrak jatuh tempo`, filters: query },
    });
    return {
      name: fileName(person, now),
      rows: totals.count,
      table: tableOf(snapshot, rowsOf(snapshot.db, selection.where, query, columns), columns, {
        code: `Jumlah ${totals.count} kontrak`,
        outstanding: String(totals.outstanding),
      }),
    };
  });
}

async function totalsOf(db: Db, where: SQL | undefined): Promise<Omit<Summary, 'file_name'>> {
  const [totals] = await db
    .select({
      count: sql<string>`count(*)`,
      outstanding: sql<string>`coalesce(sum(${contracts.outstanding}), 0)`,
    })
    .from(contracts)
    .where(where);
  return { count: Number(totals?.count ?? 0), outstanding: Number(totals?.outstanding ?? 0) };
}

const collector = alias(staff, 'collector');
const village = alias(regions, 'village');
const district = alias(regions, 'district');

/** In their order; headings are the words of the screen. */
function exportColumns({ todays }: OverdueSelection) {
  const today = sql`case ${contracts.officeId} ${sql.join(
    [...todays].map(([id, day]) => sql`when ${id} then ${day}::date`),
    sql` `,
  )} end`;
  return {
    code: text('Kontrak', contracts.code),
    office: text('Kantor', offices.name),
    customer_name: text('Nasabah', contracts.customerName),
    phone: text('Telepon', customers.phone),
    plate_number: text('Nopol', contracts.plateNumber),
    vehicle: text('Kendaraan', contracts.vehicle),
    type: text('Jenis kontrak', sql`coalesce(${contractTypes.name}, '')`),
    next_due: day('Jatuh tempo', contracts.nextDue),
    overdue: number('Terlambat (hari)', sql`greatest(0, coalesce(${today} - ${contracts.nextDue}, 0))`),
    instalment: rupiah('Angsuran', contracts.instalment),
    outstanding: rupiah('Sisa pokok', contracts.outstanding),
    collector: text('Kolektor', sql`coalesce(${collector.name}, '')`),
    billing_address: text('Alamat tagih', contracts.billingAddress),
    village: text('Kelurahan', sql`coalesce(${village.name}, '')`),
    district: text('Kecamatan', sql`coalesce(${district.name}, '')`),
  } as const satisfies Record<string, ExportColumn>;
}

function rowsOf(
  db: Db,
  where: SQL | undefined,
  query: ExportQuery,
  columns: Readonly<Record<string, ExportColumn>>,
): SQL {
  return db
    .select(selectionOf(columns))
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .leftJoin(contractTypes, eq(contractTypes.id, contracts.contractTypeId))
    .leftJoin(collector, eq(collector.id, contracts.collectorId))
    .leftJoin(village, eq(village.code, contracts.villageCode))
    .leftJoin(district, eq(district.code, sql`left(${contracts.villageCode}, 6)`))
    .where(where)
    .orderBy(...overdueOrder(query))
    .getSQL();
}
