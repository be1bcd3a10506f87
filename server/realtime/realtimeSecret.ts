import { eq } from 'drizzle-orm';
import { newToken } from '../auth/secrets';
import type { Db } from '../db/connect';
import { settings } from '../db/schema';

const KEY = 'realtime_secret';

/** The secret that channels are signed with when none is configured: made once, the same for all instances. */
export async function realtimeSecret(db: Db): Promise<string> {
  await db.insert(settings).values({ key: KEY, value: newToken() }).onConflictDoNothing();
  const [kept] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (!kept) throw new Error('realtime secret was not kept');
  return kept.value;
}
