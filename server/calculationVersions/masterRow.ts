import { count, desc, eq, getTableColumns, asc, sql } from 'drizzle-orm';
import {
  calculationWriteSchema,
  type CalculationMaster,
  type CalculationWrite,
} from '@/lib/contract/calculations';
import type { Person } from '../changes/ChangeKind';
import { waitingChangesOf } from '../changes/changeSubject';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { calculations, contracts } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { toCalculation, type CalculationRow } from '../calculations/calculation';

/** Every version with the number of contracts signed under it, by code, newest first. */
export async function calculationVersions(db: Db, viewer: Person): Promise<CalculationMaster[]> {
  const uses = db
    .select({ id: contracts.calculationId, count: count().as('count') })
    .from(contracts)
    .groupBy(contracts.calculationId)
    .as('uses');
  const rows = await db
    .select({ ...getTableColumns(calculations), usedBy: sql<number>`coalesce(${uses.count}, 0)::int` })
    .from(calculations)
    .leftJoin(uses, eq(uses.id, calculations.id))
    .orderBy(asc(calculations.code), desc(calculations.validFrom));
  const stamps = await stampsOf(db, rows);
  const waiting = await waitingOn(db, viewer, rows);
  return rows.map(({ usedBy, ...row }) => ({
    ...toCalculation(row),
    ...{ used_by: usedBy, waiting: waiting(row) },
    ...stamps(row),
  }));
}

/** What waits for a second person on each of these. */
async function waitingOn(db: Db, viewer: Person, rows: readonly Pick<CalculationRow, 'id'>[]) {
  const ids = rows.map(({ id }) => id);
  const found = await waitingChangesOf(db, viewer, 'calculation', ids);
  return ({ id }: Pick<CalculationRow, 'id'>) => found.get(id)?.[0] ?? null;
}

/** By whom versions are read. */
export type ReadBy = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>;

/** One version as the master screen shows it. */
export async function toMaster(
  { db, staff: viewer }: ReadBy,
  row: CalculationRow,
): Promise<CalculationMaster> {
  const used_by = await db.$count(contracts, eq(contracts.calculationId, row.id));
  const stamps = await stampsOf(db, [row]);
  const waiting = await waitingOn(db, viewer, [row]);
  return { ...toCalculation(row), used_by, waiting: waiting(row), ...stamps(row) };
}

/** Writers of one code go one after the other until the transaction ends: its versions follow each other in time. */
export async function lockCode(db: Db, code: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`calculation ${code}`}))`);
}

/** The version that an address names, its code locked. 404 when there is none. */
export async function lockVersion(db: Db, id: string): Promise<CalculationRow> {
  const message = 'Perhitungan tidak ditemukan.';
  const byId = db
    .select()
    .from(calculations)
    .where(eq(calculations.id, idOf(id, message)));
  const [found] = await byId;
  if (!found) throw notFound(message);
  await lockCode(db, found.code);
  // What was read before the lock may have changed while waiting for it.
  const [row] = await byId;
  if (!row) throw notFound(message);
  return row;
}

/** All versions of a code, newest first. */
export const versionsOf = (db: Db, code: string) =>
  db.select().from(calculations).where(eq(calculations.code, code)).orderBy(desc(calculations.validFrom));

/** What is written, as the table names it. */
export function toColumns(body: CalculationWrite) {
  return {
    name: body.name,
    vehicleKind: body.vehicle_kind,
    method: body.method,
    rateBp: body.rate_bp,
    roundTo: body.round_to,
    inAdvance: body.in_advance,
    penaltyGraceDays: body.penalty_grace_days,
    penaltyKind: body.penalty_kind,
    penaltyRateBp: body.penalty_rate_bp,
    penaltyPerDay: body.penalty_per_day,
    penaltyCapBp: body.penalty_cap_bp,
    allocationOrder: body.allocation_order,
    settlementFeeBp: body.settlement_fee_bp,
    quoteDays: body.quote_days,
    minTenor: body.min_tenor,
    maxTenor: body.max_tenor,
    maxFeesBp: body.max_fees_bp,
    maxInsuranceBp: body.max_insurance_bp,
    validFrom: body.valid_from,
  };
}

/** A row as it would be written; for the log. */
export const written = (row: CalculationRow): CalculationWrite =>
  calculationWriteSchema.parse(toCalculation(row));
