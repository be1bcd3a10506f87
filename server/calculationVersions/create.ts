import { eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CalculationMaster, CalculationWrite } from '@/lib/contract/calculations';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { ApiError, conflict } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { calculations } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { checkWrite, stale } from './checks';
import { boundLimits } from './limitChange';
import { lockCode, toColumns, toMaster, versionsOf, written } from './masterRow';

type CreateCall = StaffCall<
  unknown,
  unknown,
  CalculationWrite & { code: string; follows: { id: number; version: number } | null }
>;

/** A new code, or the next version of one, which ends the version before on the day before. */
export async function create(call: CreateCall): Promise<CalculationMaster> {
  const { db, staff, now, origin, body } = call;
  await lockCode(db, body.code);
  const [newest] = await versionsOf(db, body.code);
  if (newest && !body.follows) {
    throw conflict(`Kode ${body.code} sudah dipakai. Buka Perhitungan itu, lalu buat versi barunya.`, {
      version: null,
      current: await toMaster(call, newest),
    });
  }
  if (!newest && body.follows) throw conflict(`Perhitungan ${body.code} tidak ditemukan lagi.`);
  if (newest && (newest.id !== body.follows?.id || newest.version !== body.follows.version)) {
    throw await stale(call, newest, body.follows?.version ?? null);
  }
  checkWrite(body, newest, todayIn(staff.office.zone, now));

  const bound = await boundLimits(call, body, newest);
  if (newest) {
    await db
      .update(calculations)
      .set({ validTo: addDays(body.valid_from, -1), version: newest.version + 1 })
      .where(eq(calculations.id, newest.id));
  }
  const [row] = await db
    .insert(calculations)
    .values({ code: body.code, ...toColumns(bound.write) })
    .returning();
  if (!row) throw new ApiError(500);
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: newest ? 'CALCULATION_FOLLOWED' : 'CALCULATION_CREATED',
    summary: newest
      ? `Membuat versi baru Perhitungan ${row.code} mulai ${formatDate(row.validFrom)}`
      : `Membuat Perhitungan ${row.code} mulai ${formatDate(row.validFrom)}`,
    origin,
    record: { type: 'calculation', id: row.id },
    changes: changesBetween({}, written(row)),
  });
  await bound.ask?.(row);
  return toMaster(call, row);
}
