import { eq } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import type {
  changeOverdueClasses,
  createOverdueClasses,
  OverdueClassesMaster,
} from '@/lib/contract/overdueClasses';
import { beginsLetterDays } from '@/lib/collection/letterDays';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import { overdueClasses } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { checkWrite } from './checkWrite';
import { keptLetterDays } from './letterDays';
import { classVersions, lockClasses, lockComing, logged, readBack, stale, toColumns } from './versions';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

const todayOf = ({ staff, now }: Context) => todayIn(staff.office.zone, now);

/** The next version. 409 when it does not follow the newest one as it is. */
export async function follow(
  call: Context,
  { follows, ...write }: BodyOf<typeof createOverdueClasses>,
): Promise<OverdueClassesMaster> {
  await lockClasses(call.db);
  const rows = await classVersions(call.db);
  const [newest] = rows;
  if (newest && (newest.id !== follows.id || newest.version !== follows.version)) {
    throw stale(newest, follows.version);
  }
  checkWrite(write, { before: newest, today: todayOf(call) });
  const letterFrom = keptLetterDays(rows, null, write.valid_from);
  const [made] = await call.db
    .insert(overdueClasses)
    .values({ ...toColumns(write), ...(letterFrom && { letterFrom }) })
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
  const { row, before, rows } = await lockComing(call.db, id, { seen: version, today });
  checkWrite(after, { before, row, others: rows.filter((one) => one.id !== row.id), today });
  const changes = changesBetween(logged(row), logged(after));
  if (Object.keys(changes).length === 0) {
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }
  await call.db
    .update(overdueClasses)
    .set({
      ...toColumns(after),
      letterFrom: keptLetterDays(rows, row, after.valid_from) ?? row.letter_from,
      version: row.version + 1,
    })
    .where(eq(overdueClasses.id, row.id));
  const changed = await readBack(call.db, row.id);
  await log(call, changed, ['OVERDUE_CLASSES_CHANGED', 'Mengubah'], changes);
  return changed;
}

/** Withdraws a version that is still to come; the one before goes on. */
export async function withdraw(call: Context, id: string, seen: number): Promise<{ id: number }> {
  const { row, before } = await lockComing(call.db, id, { seen, today: todayOf(call) });
  if (beginsLetterDays(row, before)) {
    throw conflict(
      'Dengan versi ini mulai berlaku hari surat peringatan yang disetujui, jadi tidak dapat dihapus. Ubah batas kelasnya bila perlu.',
      { version: seen, current: row },
    );
  }
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
