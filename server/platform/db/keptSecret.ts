import { eq } from 'drizzle-orm';
import { newToken } from '../core/secrets';
import type { Db } from './connect';
import { settings } from './schema';

type KeptSecret =
  | 'authenticator_secret'
  | 'realtime_secret'
  | 'portrait_secret'
  | 'file_secret'
  | 'share_secret';

/** A secret that nobody configured: made once and kept in the database, so that all instances agree on it. */
export async function keptSecret(db: Db, key: KeptSecret): Promise<string> {
  await db.insert(settings).values({ key, value: newToken() }).onConflictDoNothing();
  const [kept] = await db.select().from(settings).where(eq(settings.key, key));
  if (!kept) throw new Error(`${key} was not kept`);
  return kept.value;
}
