import { eq } from 'drizzle-orm';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { checkCode, checkWrite } from './checks';
import type { MasterKind } from './MasterKind';
import { lockMaster, lockRow, readBack } from './masterRow';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** A new record. 409 when its code is taken. */
export async function create<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: Context,
  body: W,
): Promise<R> {
  checkWrite(kind, body);
  await lockMaster(kind, call.db);
  await checkCode(kind, call.db, body.code);
  const [made] = await call.db
    .insert(kind.table)
    .values(kind.toColumns(body))
    .returning({ id: kind.table.id });
  if (!made) throw new ApiError(500, `${kind.noun} yang baru dibuat tidak ditemukan.`);
  const row = await readBack(kind, call.db, made.id);
  await log(kind, call, row, ['CREATED', 'Membuat'], changesBetween({}, { ...kind.written(row) }));
  return row;
}

/** Changes a record; its code only while nothing uses it. 409: stale, or the code is taken. */
export async function change<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: Context,
  id: string,
  body: W & { version: number },
): Promise<R> {
  const before = await lockRow(kind, call.db, id, body.version);
  checkWrite(kind, body, before);
  await checkCode(kind, call.db, body.code, before.id);
  const row = await update(kind, call, before, kind.toColumns(body));
  const changes = changesBetween({ ...kind.written(before) }, { ...kind.written(row) });
  if (Object.keys(changes).length === 0) {
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }
  await log(kind, call, row, ['CHANGED', 'Mengubah'], changes);
  return row;
}

/** Offers a record for new work, or no longer; what uses it stays as it is. */
export async function switchActive<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: Context,
  id: string,
  { active, version }: { active: boolean; version: number },
): Promise<R> {
  const before = await lockRow(kind, call.db, id, version);
  if (before.active === active) return before;
  const row = await update(kind, call, before, { active });
  const verb = active
    ? (['ACTIVATED', 'Mengaktifkan'] as const)
    : (['DEACTIVATED', 'Menonaktifkan'] as const);
  await log(kind, call, row, verb, { active: [before.active, active] });
  return row;
}

/** Deletes a record that nothing uses; the log keeps what it was. 409: stale, or in use. */
export async function remove<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: Context,
  id: string,
  version: number,
): Promise<{ id: number }> {
  const row = await lockRow(kind, call.db, id, version);
  if (row.used_by > 0) {
    throw conflict(
      `${kind.noun} ${row.code} dipakai ${kind.usedBy(row)}, jadi tidak dapat dihapus. Nonaktifkan saja.`,
      { version, current: row },
    );
  }
  await call.db.delete(kind.table).where(eq(kind.table.id, row.id));
  const was: Record<string, unknown> = { ...kind.written(row) };
  const blank = Object.fromEntries(Object.keys(was).map((field) => [field, null]));
  await log(kind, call, row, ['DELETED', 'Menghapus'], changesBetween(was, blank));
  return { id: row.id };
}

async function update<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  { db }: Context,
  before: R,
  columns: Record<string, unknown>,
): Promise<R> {
  await db
    .update(kind.table)
    .set({ ...columns, version: before.version + 1 })
    .where(eq(kind.table.id, before.id));
  return readBack(kind, db, before.id);
}

async function log<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  { db, staff, now, origin }: Context,
  row: R,
  [action, verb]: readonly [action: string, verb: string],
  changes: Changes,
): Promise<void> {
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: `${kind.record.toUpperCase()}_${action}`,
    summary: `${verb} ${kind.noun} ${row.code}, ${row.name}`,
    origin,
    record: { type: kind.record, id: row.id },
    changes,
  });
}
