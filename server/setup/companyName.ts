import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { settings } from '../platform/db/schema';

const KEY = 'company_name';

/** What the company is called; null while it has no name. */
export async function companyName(db: Db): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return row?.value ?? null;
}

/** Keeps what the company is called. */
export async function keepCompanyName(tx: Db, value: string): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
