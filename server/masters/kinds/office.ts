import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import { officeWriteSchema, type OfficeMaster, type OfficeWrite } from '@/lib/contract/masters';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../../calendar/today';
import { askForChange } from '../../changes/askForChange';
import { waitingChangesOf } from '../../changes/changeSubject';
import { companyRuns } from '../../changes/companyRuns';
import { factsAhead } from '../../contracts/factsAhead';
import { collectorFeeOn, comingFeeAfter } from '../../offices/collectorFee';
import { handOverOffice } from '../../distribution/officeAccounts';
import { contracts, customers, offices, staff } from '../../platform/db/schema';
import { idOf } from '../../platform/http/idOf';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind } from '../MasterKind';
import { officeChange } from '../officeChange';
import { requireCashReceived } from '../requireCashReceived';
import { tellOfficeStaff } from '../tellOfficeStaff';
import { sharedColumns, sharedFields } from '../sharedFields';

/** What a new office charges at most for collecting before a second person allows more, rupiah (DOMAIN, Fees). */
const START_FEE = 25_000;

/** Kantor Cabang. Receipts need a contract, so whoever has none has no receipt number either. */
export const officeKind: MasterKind<OfficeMaster, OfficeWrite> = {
  noun: 'Kantor',
  record: 'office',
  table: offices,
  async read({ db, staff: viewer, now }, where) {
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
    const ids = rows.map(({ id }) => id);
    const waiting = await waitingChangesOf(db, viewer, 'office', ids);
    return rows.map((row) => ({
      ...sharedFields(row, stamps(row)),
      zone: row.zone,
      address: row.address,
      phone: row.phone,
      max_collector_fee: collectorFeeOn(row, todayIn(row.zone, now)),
      coming_collector_fee: comingFeeAfter(row, todayIn(row.zone, now)),
      waiting: waiting.get(row.id)?.[0] ?? null,
      staff: row.staff,
      contracts: row.contracts,
    }));
  },
  toColumns: ({ zone, address, phone, max_collector_fee: maxCollectorFee, ...write }) => ({
    ...sharedColumns(write),
    ...{ zone, address, phone, maxCollectorFee },
  }),
  async bound(call, write, before) {
    const { db } = call;
    const holds = before?.max_collector_fee ?? START_FEE;
    const asked = write.max_collector_fee;
    if (asked > holds && (await companyRuns(db))) {
      return {
        write: { ...write, max_collector_fee: holds },
        ask: ({ id, version }) =>
          askForChange(officeChange, call, {
            ...{ subjectId: id, subjectVersion: version, payload: { max_collector_fee: asked } },
          }),
      };
    }
    // What was approved for a later day, or since one, ends with another limit.
    if (before && asked !== holds) {
      await db
        .update(offices)
        .set({ comingCollectorFee: null, comingCollectorFeeFrom: null })
        .where(eq(offices.id, before.id));
    }
    return null;
  },
  written: (row) => officeWriteSchema.parse(row),
  async check({ db, now }, { zone }, { before }): Promise<FieldErrors> {
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
  async switching(call, id, { active, version, accounts }) {
    if (active) return;
    const [office] = await call.db
      .select()
      .from(offices)
      .where(eq(offices.id, idOf(id, 'Kantor tidak ditemukan.')));
    // Whatever else it is by now, the office's own lock says it.
    if (!office?.active || office.version !== version) return;
    await handOverOffice(call, office, accounts);
  },
  async switched(call, office) {
    if (!office.active) await requireCashReceived(call.db, office, call.now);
    await tellOfficeStaff(call, office);
  },
  usedBy: ({ staff: people, contracts: loans }) => `${people} staff dan ${loans} kontrak`,
};
