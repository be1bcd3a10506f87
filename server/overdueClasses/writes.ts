import { eq } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import type {
  changeOverdueClasses,
  createOverdueClasses,
  OverdueClassesMaster,
} from '@/lib/contract/overdueClasses';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import { overdueClasses } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { checkWrite } from './checkWrite';
import { classVersions, lockClasses, lockComing, logged, readBack, stale, toColumns } from './versions';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

const todayOf = ({ staff, now }: Context) => todayIn(staff.office.zone, now);

/** The next version. 409 when it does not follow the newest one as it is. */
export async function follow(
  call: Context,
  { follows, ...write }: BodyOf<typeof createOverdueClasses>,
): Promise<OverdueClassesMaster> {
  await lockClasses(call.db);
  const [newest] = await classVersions(call.db);
  if (newest && (newest.id !== follows.id || newest.version !== follows.version)) {
    throw stale(newest, follows.version);
  }
  checkWrite(write, newest, todayOf(call));
  const [made] = await call.db
    .insert(overdueClasses)
    .values(toColumns(write))
    .returning({ id: overdueClasses.id });
  const row = await readBack(call.db, made?.id);
  await log(call, row, ['OVERDUE_CLASSES_FOLLOWED', 'Membuat'], changesBetween({}, logged(row)));
  return row;
}

/** Changes a version that is still to come; the end of the one before moves along. */
export async function change(
  call: Context,
  id: string,
  { version, ...after }: BodyOf<typeof changeOverdueClasses>,
): Promise<OverdueClassesMaster> {
  const today = todayOf(call);
  const { row, before } = await lockComing(call.db, id, { seen: version, today });
  checkWrite(after, before, today);
  const changes = changesBetween(logged(row), logged(after));
  if (Object.keys(changes).length === 0) {
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }
  await call.db
    .update(overdueClasses)
    .set({ ...toColumns(after), version: row.version + 1 })
    .where(eq(overdueClasses.id, row.id));
  const changed = await readBack(call.db, row.id);
  await log(call, changed, ['OVERDUE_CLASSES_CHANGED', 'Mengubah'], changes);
  return changed;
}

/** Withdraws a version that is still to come; the one before goes on. */
export async function withdraw(call: Context, id: string, seen: number): Promise<{ id: number }> {
  const { row } = await lockComing(call.db, id, { seen, today: todayOf(call) });
  await call.db.delete(overdueClasses).where(eq(overdueClasses.id, row.id));
  const was = logged(row);
  const blank = Object.fromEntries(Object.keys(was).map((field) => [field, null]));
  await log(call, row, ['OVERDUE_CLASSES_DELETED', 'Menghapus'], changesBetween(was, blank));
  return { id: row.id };
}

async function log(
  { db, staff, now, origin }: Context,
  row: OverdueClassesMaster,
  [action, verb]: readonly [action: string, verb: string],
  changes: Changes,
): Promise<void> {
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action,
    summary: `${verb} versi Kelas Tunggakan yang berlaku mulai ${formatDate(row.valid_from)}`,
    origin,
    record: { type: 'overdue_classes', id: row.id },
    changes,
  });
}
