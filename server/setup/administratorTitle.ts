import { desc, eq } from 'drizzle-orm';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { titles } from '../platform/db/schema';
import { TITLE_PRESETS, titleRow } from './titlePresets';

/**
 * The title of a first administrator: one that looks after people, before others one that also keeps the
 * masters. A company without any title gets the usual ones.
 */
export async function administratorTitle(tx: Db): Promise<{ id: number; name: string }> {
  if ((await tx.$count(titles)) === 0) await tx.insert(titles).values(TITLE_PRESETS.map(titleRow));
  const [title] = await tx
    .select({ id: titles.id, name: titles.name })
    .from(titles)
    .where(eq(titles.is_user, true))
    .orderBy(desc(titles.is_master), desc(titles.id))
    .limit(1);
  if (!title) throw conflict('Tidak ada jabatan dengan hak atas data user.');
  return title;
}
