import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import { officeWriteSchema, type OfficeMaster, type OfficeWrite } from '@/lib/contract/masters';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../../calendar/today';
import { factsAhead } from '../../contracts/factsAhead';
import { contracts, customers, offices, staff } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind } from '../MasterKind';
import { requireCashReceived } from '../requireCashReceived';
import { tellOfficeStaff } from '../tellOfficeStaff';
import { sharedColumns, sharedFields } from '../sharedFields';

/** Kantor Cabang. Receipts need a contract, so whoever has none has no receipt number either. */
export const officeKind: MasterKind<OfficeMaster, OfficeWrite> = {
  noun: 'Kantor',
  record: 'office',
  table: offices,
  async read(db, where) {
    const counted = (table: typeof contracts | typeof customers | typeof staff) =>
      db.$count(table, eq(table.officeId, offices.id));
    const rows = await db
      .select({
        ...getTableColumns(offices),
        staff: sql<number>`${counted(staff)}::int`,
        contracts: sql<number>`${counted(contracts)}::int`,
        usedBy: sql<number>`(${counted(staff)} + ${counted(contracts)} + ${counted(customers)})::int`,
      })
      .from(offices)
      .where(where)
      .orderBy(asc(offices.code));
    const stamps = await stampsOf(db, rows);
    return rows.map((row) => ({
      ...sharedFields(row, stamps(row)),
      zone: row.zone,
      address: row.address,
      phone: row.phone,
      max_collector_fee: row.maxCollectorFee,
      staff: row.staff,
      contracts: row.contracts,
    }));
  },
  toColumns: ({ zone, address, phone, max_collector_fee: maxCollectorFee, ...write }) => ({
    ...sharedColumns(write),
    ...{ zone, address, phone, maxCollectorFee },
  }),
  written: (row) => officeWriteSchema.parse(row),
  async check(db, { zone }, { before, now }): Promise<FieldErrors> {
    // Held as the row that is written: a payment there is either seen here, or dated by the zone that is written.
    if (before === undefined || before.zone === zone) return {};
    const today = todayIn(zone, now);
    const ahead = await factsAhead(db, sql`k.office_id = ${before.id}`, today);
    const last = ahead.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
    if (last === undefined) return {};
    const more = ahead.length > 1 ? ` dan ${ahead.length - 1} lagi` : '';
    return {
      zone: `Di zona ini masih ${formatDate(today)}, sedangkan kontrak ${last.code}${more} punya catatan sesudahnya. Ubah mulai ${formatDate(last.day)} menurut zona ini.`,
    };
  },
  async switched(call, office) {
    if (!office.active) await requireCashReceived(call.db, office);
    await tellOfficeStaff(call, office);
  },
  usedBy: ({ staff: people, contracts: loans }) => `${people} staff dan ${loans} kontrak`,
};
