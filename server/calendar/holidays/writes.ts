import { eq } from 'drizzle-orm';
import type { BodyOf, QueryOf } from '@/lib/contract/endpoint';
import type {
  changeHoliday,
  createHoliday,
  deleteHoliday,
  HolidayMaster,
  HolidayWrite,
} from '@/lib/contract/holidayMaster';
import { formatDate } from '@/lib/format/tanggal';
import { ApiError, invalid } from '../../platform/core/ApiError';
import { changesBetween, type Changes } from '../../platform/core/changes';
import { holidays } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { todayIn } from '../today';
import { checkDay, lockCalendar, lockHoliday, readHoliday } from './row';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;
type Act = readonly [action: string, verb: string];

/** A new holiday. */
export async function create(call: Context, body: BodyOf<typeof createHoliday>): Promise<HolidayMaster> {
  await lockCalendar(call.db);
  await checkDay(call.db, body.date);
  checkReason(call, body.reason, body.date);
  const { date, name } = body;
  const [made] = await call.db.insert(holidays).values({ date, name }).returning({ id: holidays.id });
  if (!made) throw new ApiError(500);
  const row = await readHoliday(call.db, made.id);
  await log(call, row, ['HOLIDAY_CREATED', 'Menambah'], changesBetween({}, { date, name }), body.reason);
  return row;
}

/** Changes its name or its day; its id and its history stay. */
export async function change(
  call: Context,
  id: string,
  { version, reason, ...after }: BodyOf<typeof changeHoliday>,
): Promise<HolidayMaster> {
  const before = await lockHoliday(call.db, id, version);
  await checkDay(call.db, after.date, before.id);
  const changes = changesBetween(written(before), { ...after });
  if (Object.keys(changes).length === 0) {
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }
  checkReason(call, reason, before.date, after.date);
  await call.db
    .update(holidays)
    .set({ ...after, version: before.version + 1 })
    .where(eq(holidays.id, before.id));
  await log(call, { id: before.id, ...after }, ['HOLIDAY_CHANGED', 'Mengubah'], changes, reason);
  return readHoliday(call.db, before.id);
}

/** Takes it out of the calendar; the log keeps what it was. */
export async function remove(
  call: Context,
  id: string,
  { version, reason }: Pick<QueryOf<typeof deleteHoliday>, 'reason'> & { version: number },
): Promise<{ id: number }> {
  const row = await lockHoliday(call.db, id, version);
  checkReason(call, reason, row.date);
  await call.db.delete(holidays).where(eq(holidays.id, row.id));
  const changes = changesBetween(written(row), { date: null, name: null });
  await log(call, row, ['HOLIDAY_DELETED', 'Menghapus'], changes, reason);
  return { id: row.id };
}

/** Throws 422 when one of the days has passed in the caller's office and nobody says why. */
export function checkReason(
  { staff, now }: Pick<Context, 'staff' | 'now'>,
  reason: string | undefined,
  ...days: readonly string[]
): void {
  if (reason !== undefined) return;
  const today = todayIn(staff.office.zone, now);
  const past = days.find((day) => day < today);
  if (past !== undefined) throw invalid({ reason: `${formatDate(past)} sudah lewat: tulis alasannya.` });
}

const written = ({ date, name }: HolidayWrite) => ({ date, name });

async function log(
  { db, staff, now, origin }: Context,
  row: HolidayWrite & { id: number },
  [action, verb]: Act,
  changes: Changes,
  reason: string | undefined,
): Promise<void> {
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action,
    summary: `${verb} hari libur ${formatDate(row.date)}, ${row.name}`,
    origin,
    record: { type: 'holiday', id: row.id },
    changes,
    ...(reason !== undefined && { reason }),
  });
}
