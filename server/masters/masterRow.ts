import { eq, sql } from 'drizzle-orm';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { idOf } from '../platform/http/idOf';
import type { MasterKind, ReadAt } from './MasterKind';

/** Writers of one master go one after the other until the transaction ends: two never take the same code. */
export async function lockMaster({ record }: Pick<MasterKind, 'record'>, db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`master ${record}`}))`);
}

/**
 * The record that an address names, held so that nothing new can refer to it. 404 when there is none, 409 with what is
 * there now when it is not the version that was seen.
 */
export async function lockRow<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: ReadAt,
  id: string,
  seen: number,
): Promise<R> {
  const message = `${kind.noun} tidak ditemukan.`;
  const byId = eq(kind.table.id, idOf(id, message));
  const { db } = call;
  await lockMaster(kind, db);
  await db.select({ id: kind.table.id }).from(kind.table).where(byId).for('update');
  const [row] = await kind.read(call, byId);
  if (!row) throw notFound(message);
  if (row.version !== seen) {
    throw conflict(`${kind.noun} ${row.code} sudah berubah sejak Anda membukanya.`, {
      version: seen,
      current: row,
    });
  }
  return row;
}

/** The record after it was written. */
export async function readBack<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: ReadAt,
  id: unknown,
): Promise<R> {
  const [row] = await kind.read(call, eq(kind.table.id, id));
  if (!row) throw notFound(`${kind.noun} tidak ditemukan.`);
  return row;
}
