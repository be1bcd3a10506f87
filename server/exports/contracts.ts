import { and, between, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CONTRACT_STATUS_WORDS } from '@/lib/contract/contractStatusWords';
import type { DataOf } from '@/lib/contract/endpoint';
import {
  CONTRACT_COLUMNS as NAMES,
  IDENTITY_COLUMNS,
  type ContractColumn,
} from '@/lib/contract/periodExportColumns';
import type { ContractPeriodQuery, countContractPeriod } from '@/lib/contract/periodExports';
import { statusCondition } from '../contracts/statusCondition';
import { todaysOf, type Todays } from '../contracts/todays';
import { ofOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, contractTypes, customers, finances, offices, staff } from '../platform/db/schema';
import {
  day,
  number,
  rupiah,
  selectionOf,
  tableOf,
  text,
  words,
  type ExportColumn,
} from '../platform/export/columns';
import type { FileAnswer } from '../platform/export/FileAnswer';
import { narrowing } from '../platform/export/narrowing';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { StaffCall } from '../platform/http/route';
import { checkPeriod, chosenColumns, endOf } from './period';

const collector = alias(staff, 'collector');

async function select(db: Db, person: SignedIn, query: ContractPeriodQuery, now: Date) {
  const { listed, file } = await checkPeriod(db, person, query);
  const todays = await todaysOf(db, person, listed, now);
  const where = and(
    ofOffice(contracts.officeId, listed),
    between(contracts.dateStart, query.from, query.to),
    statusCondition(query.status, todays),
  );
  return { where, todays, file_name: `kontrak_${file}` };
}

/** Whether who somebody is was asked for. 403: without `is_contract`. */
function asksIdentity({ access }: SignedIn, { columns }: ContractPeriodQuery): boolean {
  const asks = columns?.split(',').some((key) => IDENTITY_COLUMNS.some((one) => one === key)) ?? false;
  if (asks && access.is_contract !== 1)
    throw forbidden('NIK dan telepon hanya untuk yang berhak membaca Nasabah.');
  return asks;
}

async function totalsOf(db: Db, where: SQL | undefined) {
  const [totals] = await db
    .select({ count: sql<string>`count(*)`, sum: sql<string>`coalesce(sum(${contracts.outstanding}), 0)` })
    .from(contracts)
    .where(where);
  return { count: Number(totals?.count ?? 0), outstanding: Number(totals?.sum ?? 0) };
}

/** What an export would hold. */
export async function contractSummary(
  db: Db,
  person: SignedIn,
  query: ContractPeriodQuery,
  now: Date,
): Promise<DataOf<typeof countContractPeriod>> {
  asksIdentity(person, query);
  const { where, file_name } = await select(db, person, query, now);
  return { ...(await narrowing(totalsOf(db, where))), file_name };
}

/** Every contract that began in the period, the oldest first; count, sum and rows are of one moment. */
export async function exportContractsOf({
  db,
  query,
  staff: person,
  now,
  origin,
  parts,
}: StaffCall<undefined, ContractPeriodQuery, undefined>): Promise<FileAnswer> {
  const identity = asksIdentity(person, query);
  return snapshotFile(parts.connection, async (snapshot) => {
    const { where, todays, file_name } = await select(snapshot.db, person, query, now);
    const { count, outstanding } = await totalsOf(snapshot.db, where);
    await noteExport(db, {
      ...{ at: now, staffId: person.id, origin, filters: query },
      action: identity ? 'CONTRACTS_EXPORTED_WITH_IDENTITY' : 'CONTRACTS_EXPORTED',
      what: `${count} kontrak${identity ? ' dengan NIK atau telepon' : ''}`,
    });
    const columns = chosenColumns(columnsOn(todays), query.columns, IDENTITY_COLUMNS);
    return {
      name: file_name,
      rows: count,
      table: tableOf(
        snapshot,
        rowsOf(snapshot.db, where, columns),
        columns,
        endOf(columns, `Jumlah ${count} kontrak`, { outstanding }),
      ),
    };
  });
}

/** In their order. A contract is late from its office's today. */
function columnsOn(todays: Todays) {
  const today = sql`case ${contracts.officeId} ${sql.join(
    [...todays].map(([id, date]) => sql`when ${id} then ${date}::date`),
    sql` `,
  )} end`;
  const status = sql`case when ${contracts.status} = 'ACTIVE' and ${contracts.nextDue} < ${today} then 'OVERDUE' else ${contracts.status} end`;
  return {
    code: text(NAMES.code, contracts.code),
    office: text(NAMES.office, offices.name),
    date_start: day(NAMES.date_start, contracts.dateStart),
    customer_name: text(NAMES.customer_name, contracts.customerName),
    nik: text(NAMES.nik, customers.nik),
    phone: text(NAMES.phone, customers.phone),
    type: text(NAMES.type, contractTypes.name),
    finance: text(NAMES.finance, finances.name),
    vehicle: text(NAMES.vehicle, contracts.vehicle),
    vehicle_year: number(NAMES.vehicle_year, contracts.vehicleYear),
    plate_number: text(NAMES.plate_number, contracts.plateNumber),
    otr: rupiah(NAMES.otr, contracts.otr),
    down_payment: rupiah(NAMES.down_payment, contracts.downPayment),
    principal: rupiah(NAMES.principal, contracts.principal),
    tenor: number(NAMES.tenor, contracts.tenor),
    instalment: rupiah(NAMES.instalment, contracts.instalment),
    status: words(NAMES.status, sql`${JSON.stringify(CONTRACT_STATUS_WORDS)}::jsonb ->> (${status})`),
    next_due: day(NAMES.next_due, contracts.nextDue),
    outstanding: rupiah(NAMES.outstanding, contracts.outstanding),
    collector: text(NAMES.collector, collector.name),
  } as const satisfies Record<ContractColumn, ExportColumn>;
}

const rowsOf = (db: Db, where: SQL | undefined, columns: Readonly<Record<string, ExportColumn>>) =>
  db
    .select(selectionOf(columns))
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .leftJoin(contractTypes, eq(contractTypes.id, contracts.contractTypeId))
    .leftJoin(finances, eq(finances.id, contracts.financeId))
    .leftJoin(collector, eq(collector.id, contracts.collectorId))
    .where(where)
    .orderBy(contracts.dateStart, contracts.code)
    .getSQL();
