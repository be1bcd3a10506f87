import { eq } from 'drizzle-orm';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { importBatches } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';

export type BatchRow = typeof importBatches.$inferSelect;

const MISSING = 'Mutasi ini tidak ada.';

/** A statement of an office that the person may see. 404: there is none. 403: another office's. */
export async function findBatch(db: Db, person: SignedIn, id: string | number): Promise<BatchRow> {
  const number = idOf(String(id), MISSING);
  const [row] = await db.select().from(importBatches).where(eq(importBatches.id, number));
  return owned(row, person);
}

/**
 * The same, and nobody else takes lines for it, corrects, posts or undoes it until the transaction ends. Always the
 * first lock: before its rows, before contracts.
 */
export async function lockBatch(tx: Db, person: SignedIn, id: string | number): Promise<BatchRow> {
  const number = idOf(String(id), MISSING);
  const [row] = await tx.select().from(importBatches).where(eq(importBatches.id, number)).for('update');
  return owned(row, person);
}

function owned(row: BatchRow | undefined, person: SignedIn): BatchRow {
  if (!row) throw notFound(MISSING);
  requireOffice(person, row.officeId, 'Mutasi ini milik kantor lain.');
  return row;
}
