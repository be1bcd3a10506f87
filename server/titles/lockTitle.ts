import { eq } from 'drizzle-orm';
import type { Title } from '@/lib/contract/titles';
import type { Person } from '../changes/ChangeKind';
import { lockUserHolders } from '../platform/auth/userHolders';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { titles } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { readTitles } from './readTitles';

const MISSING = 'Jabatan ini tidak ada.';

/**
 * The title that an address names, held so that nobody is given it meanwhile. 404 when there is none, 409 with what is
 * there now when it is not the version that was seen.
 */
export async function lockTitle(tx: Db, viewer: Person, id: string, seen: number): Promise<Title> {
  const number = idOf(id, MISSING);
  await lockUserHolders(tx);
  await tx.select({ id: titles.id }).from(titles).where(eq(titles.id, number)).for('update');
  return seenTitle(tx, viewer, id, seen);
}

/** The same to look at. */
export async function seenTitle(db: Db, viewer: Person, id: string, seen: number): Promise<Title> {
  const current = await readTitle(db, viewer, idOf(id, MISSING));
  if (current.version === seen) return current;
  throw conflict(`Jabatan ${current.name} sudah berubah sejak Anda membukanya.`, { version: seen, current });
}

/** One title. 404 when there is none. */
export async function readTitle(db: Db, viewer: Person, id: number): Promise<Title> {
  const [row] = await readTitles(db, viewer, eq(titles.id, id));
  if (!row) throw notFound(MISSING);
  return row;
}
