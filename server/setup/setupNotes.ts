import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SETUP_STEPS, type SetupStep } from '@/lib/contract/companySetup';
import type { Db } from '../platform/db/connect';
import { settings } from '../platform/db/schema';

/** What of the set-up can't be read from what there is: what was passed over, and that it is finished. */
export interface SetupNotes {
  skipped: readonly SetupStep[];
  /** `at` ISO 8601; `by` a person's id. */
  finished: { at: string; by: number } | null;
}

const KEY = 'company_setup';
const kept = z.object({
  skipped: z.array(z.enum(SETUP_STEPS)),
  finished: z.nullable(z.object({ at: z.string(), by: z.int() })),
});

/** What was noted; nothing before anybody did anything, or where it can't be read. */
export async function readNotes(db: Db): Promise<SetupNotes> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return parsed(row?.value) ?? { skipped: [], finished: null };
}

/** Keeps what was noted. Call it below `lockSetup`. */
export async function keepNotes(tx: Db, notes: SetupNotes): Promise<void> {
  const value = JSON.stringify(notes);
  await tx
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Who sets the company up waits for whoever else does, until the transaction ends. */
export const lockSetup = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('company setup'))`);

function parsed(text: string | undefined): SetupNotes | null {
  if (text === undefined) return null;
  try {
    return z.parse(kept, JSON.parse(text));
  } catch {
    return null;
  }
}
