import { eq } from 'drizzle-orm';
import type { Master, MasterSwitch, MasterWrite } from '@/lib/contract/masters';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import { isForeignKeyViolation } from '../platform/db/isForeignKeyViolation';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { checkCode, checkWrite } from './checks';
import type { MasterKind } from './MasterKind';
import { lockMaster, lockRow, readBack } from './masterRow';
import { allRows, holding, ownErrors } from './together';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** A new record. 409 when its code is taken. */
export async function create<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: Context,
  body: W,
): Promise<R> {
  await lockMaster(kind, call.db);
  const rows = await allRows(kind, call);
  checkWrite(kind, body, undefined, await ownErrors(kind, call, body));
  await checkCode(kind, call, body.code);
  const bound = await kind.bound?.(call, body, undefined);
  const [made] = await call.db
    .insert(kind.table)
    .values({ ...kind.toColumns(bound?.write ?? body), ...kind.together?.start })
    .returning({ id: kind.table.id });
  if (!made) throw new ApiError(500);
  const id = Number(made.id);
  await kind.together?.save(call.db, id, body);
  await holding(kind, call, rows, id);
  const row = await readBack(kind, call, id);
  await log(kind, call, row, ['CREATED', 'Membuat'], changesBetween({}, loggedOf(kind, row, rows)));
  if (!bound) return row;
  await bound.ask(row);
  return readBack(kind, call, id);
}

/** Changes a record; its code only while nothing uses it. 409: stale, or the code is taken. */
export async function change<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: Context,
  id: string,
  body: W & { version: number },
): Promise<R> {
  const before = await lockRow(kind, call, id, body.version);
  const rows = await allRows(kind, call);
  checkWrite(kind, body, before, await ownErrors(kind, call, body, before));
  await checkCode(kind, call, body.code, before.id);
  const bound = await kind.bound?.(call, body, before);
  await kind.together?.save(call.db, before.id, body);
  const columns = kind.toColumns(bound?.write ?? body);
  const row = bound && isSame(kind, before, bound.write) ? before : await update(kind, call, before, columns);
  await holding(kind, call, rows, row.id);
  const changes = changesBetween(loggedOf(kind, before, rows), loggedOf(kind, row, rows));
  if (Object.keys(changes).length === 0 && !bound) {
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }
  if (row !== before) await log(kind, call, row, ['CHANGED', 'Mengubah'], changes);
  if (!bound) return row;
  await bound.ask(row);
  return readBack(kind, call, row.id);
}

/** Whether a write leaves a record as it is. */
const isSame = <R extends Master, W extends MasterWrite>(kind: MasterKind<R, W>, before: R, write: W) =>
  Object.keys(changesBetween({ ...kind.written(before) }, { ...kind.written({ ...before, ...write }) }))
    .length === 0;

/** Offers a record for new work, or no longer; what uses it stays as it is. */
export async function switchActive<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: Context,
  id: string,
  asked: MasterSwitch,
): Promise<R> {
  const { active, version } = asked;
  await kind.switching?.(call, id, asked);
  const before = await lockRow(kind, call, id, version);
  if (before.active === active) return before;
  const rows = await allRows(kind, call);
  const row = await update(kind, call, before, { active });
  await holding(kind, call, rows, row.id, { spoken: true });
  const verb = active
    ? (['ACTIVATED', 'Mengaktifkan'] as const)
    : (['DEACTIVATED', 'Menonaktifkan'] as const);
  await kind.switched?.(call, row);
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
  const row = await lockRow(kind, call, id, version);
  if (row.used_by > 0) {
    throw conflict(
      `${kind.noun} ${row.code} dipakai ${kind.usedBy(row)}, jadi tidak dapat dihapus. Nonaktifkan saja.`,
      { version, current: row },
    );
  }
  const rows = await allRows(kind, call);
  const from = kind.together?.referredBy(row, rows);
  if (from != null) {
    throw conflict(`${kind.noun} ${row.code} masih dituju dari ${from}, jadi tidak dapat dihapus.`, {
      version,
      current: row,
    });
  }
  await unlessReferred(kind, row, () => call.db.delete(kind.table).where(eq(kind.table.id, row.id)));
  await holding(kind, call, rows, row.id, { spoken: true });
  const was = loggedOf(kind, row, rows);
  const blank = Object.fromEntries(Object.keys(was).map((field) => [field, null]));
  await log(kind, call, row, ['DELETED', 'Menghapus'], changesBetween(was, blank));
  return { id: row.id };
}

/** A record's fields for the log. */
function loggedOf<R extends Master, W extends MasterWrite>(
  { written, together }: MasterKind<R, W>,
  row: R,
  rows: readonly R[],
): Record<string, unknown> {
  return together ? together.logged(row, rows) : { ...written(row) };
}

async function update<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: Context,
  before: R,
  columns: Record<string, unknown>,
): Promise<R> {
  const set = { ...columns, version: before.version + 1 };
  await unlessReferred(kind, before, () =>
    call.db.update(kind.table).set(set).where(eq(kind.table.id, before.id)),
  );
  return readBack(kind, call, before.id);
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

/** 409 for what the count of its users does not see and the database does: a scheme's line, a partner's kota. */
async function unlessReferred<R extends Master>(
  kind: Pick<MasterKind, 'noun'>,
  row: R,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    const message = `${kind.noun} ${row.code} masih dirujuk data lain, jadi kodenya tetap dan tidak dapat dihapus. Nonaktifkan saja.`;
    throw conflict(message, { version: row.version, current: row });
  }
}
