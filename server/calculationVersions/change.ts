import { eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CalculationMaster, CalculationWrite } from '@/lib/contract/calculations';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { ApiError, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { calculations } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import type { CalculationRow } from '../calculations/calculation';
import { checkOpen, checkSeen, checkWrite } from './checks';
import { boundLimits } from './limitChange';
import { lockVersion, toColumns, toMaster, versionsOf, written } from './masterRow';

type ChangeCall = StaffCall<{ id: string }, unknown, CalculationWrite & { version: number }>;
type SwitchCall = StaffCall<{ id: string }, unknown, { active: boolean; version: number }>;

/** Changes a version that is still to come; the end of the one before moves along. */
export async function change(call: ChangeCall): Promise<CalculationMaster> {
  const { db, staff, now, origin, params, body } = call;
  const row = await lockVersion(db, params.id);
  const { version, ...asked } = body;
  await checkSeen(call, row, version);
  const today = todayIn(staff.office.zone, now);
  checkOpen(await toMaster(call, row), today);
  const before = (await versionsOf(db, row.code)).find((one) => one.validFrom < row.validFrom);
  checkWrite(asked, before, today);
  const { write: after, ask } = await boundLimits(call, asked, row);
  const changes = changesBetween(written(row), after);
  if (Object.keys(changes).length === 0) {
    await ask?.(row);
    if (ask) return toMaster(call, row);
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }

  if (before && after.valid_from !== row.validFrom) {
    await db
      .update(calculations)
      .set({ validTo: addDays(after.valid_from, -1), version: before.version + 1 })
      .where(eq(calculations.id, before.id));
  }
  const changed = await write(db, row, toColumns(after));
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CALCULATION_CHANGED',
    summary: `Mengubah Perhitungan ${row.code} yang berlaku mulai ${formatDate(changed.validFrom)}`,
    origin,
    record: { type: 'calculation', id: row.id },
    changes,
  });
  await ask?.(changed);
  return toMaster(call, changed);
}

/** Offers a version for new contracts, or no longer. */
export async function switchActive(call: SwitchCall): Promise<CalculationMaster> {
  const { db, staff, now, origin, params, body } = call;
  const row = await lockVersion(db, params.id);
  await checkSeen(call, row, body.version);
  if (row.active === body.active) return toMaster(call, row);
  const changed = await write(db, row, { active: body.active });
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: body.active ? 'CALCULATION_ACTIVATED' : 'CALCULATION_DEACTIVATED',
    summary: `${body.active ? 'Mengaktifkan' : 'Menonaktifkan'} Perhitungan ${row.code} yang berlaku mulai ${formatDate(row.validFrom)}`,
    origin,
    record: { type: 'calculation', id: row.id },
    changes: { active: [row.active, body.active] },
  });
  return toMaster(call, changed);
}

async function write(db: Db, row: CalculationRow, values: Partial<CalculationRow>): Promise<CalculationRow> {
  const [changed] = await db
    .update(calculations)
    .set({ ...values, version: row.version + 1 })
    .where(eq(calculations.id, row.id))
    .returning();
  if (!changed) throw new ApiError(500);
  return changed;
}
