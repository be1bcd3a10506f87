import { eq } from 'drizzle-orm';
import type { SignedIn } from '../auth/session';
import type { Db } from '../db/connect';
import { importBatches } from '../db/schema';
import { forbidden, notFound } from '../http/ApiError';
import { idOf } from '../http/idOf';

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

/** Whether the person may see a record of that office. */
export const mayRead = (person: SignedIn, officeId: number) =>
  person.allOffices || officeId === person.office.id;

function owned(row: BatchRow | undefined, person: SignedIn): BatchRow {
  if (!row) throw notFound(MISSING);
  if (!mayRead(person, row.officeId)) throw forbidden('Mutasi ini milik kantor lain.');
  return row;
}
