import { eq } from 'drizzle-orm';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { credits, staff } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { receiptColumns, type ReceiptRow, takenBy, taker, voidedBy, voider, writtenBy } from './receipt';

const MISSING = 'Nota ini tidak ada.';

/** A receipt of the caller's office. 404: there is none. 403: another office's. */
export async function findReceipt(db: Db, person: SignedIn, id: string): Promise<ReceiptRow> {
  return owned(await select(db, idOf(id, MISSING)), person);
}

/** The same, and nobody else changes it until the transaction ends. Always lock the receipt before its requests. */
export async function lockReceipt(tx: Db, person: SignedIn, id: string): Promise<ReceiptRow> {
  const number = idOf(id, MISSING);
  await tx.select({ id: credits.id }).from(credits).where(eq(credits.id, number)).for('update');
  return owned(await select(tx, number), person);
}

async function select(db: Db, id: number): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select(receiptColumns)
    .from(credits)
    .innerJoin(staff, writtenBy)
    .innerJoin(taker, takenBy)
    .leftJoin(voider, voidedBy)
    .where(eq(credits.id, id));
  return row;
}

function owned(row: ReceiptRow | undefined, person: SignedIn): ReceiptRow {
  if (!row) throw notFound(MISSING);
  requireOffice(person, row.officeId, 'Nota ini milik kantor lain.');
  return row;
}
