import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { placeLabel } from '../bpkbRecords/placeLabel';
import type { BookRow } from '../bpkbRecords/writeMovement';
import type { FoundContract } from '../contracts/readContract';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { ApiError, forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { bpkb, bpkbMovements, bpkbPlaces, contracts, customers, offices, staff } from '../platform/db/schema';

type Office = typeof offices.$inferSelect;
type Place = typeof bpkbPlaces.$inferSelect;

/** A book with its contract, and where it is. */
export interface FoundBook extends FoundContract {
  book: BookRow;
  /** Where it is, which may be another one than its contract's. */
  at: Office;
  to: Office | null;
  place: Place | null;
}

export const GONE = 'BPKB ini tidak ada.';

const at = alias(offices, 'at_office');
const to = alias(offices, 'to_office');

/** Books as `FoundBook`; add what to look for. */
export const bookQuery = (db: Db) =>
  db
    .select({
      book: getTableColumns(bpkb),
      contract: getTableColumns(contracts),
      customer: getTableColumns(customers),
      office: getTableColumns(offices),
      at,
      to,
      place: getTableColumns(bpkbPlaces),
    })
    .from(bpkb)
    .innerJoin(contracts, eq(contracts.code, bpkb.contractCode))
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .innerJoin(at, eq(at.id, bpkb.officeId))
    .leftJoin(to, eq(to.id, bpkb.toOfficeId))
    .leftJoin(bpkbPlaces, eq(bpkbPlaces.id, bpkb.placeId));

/** Who sees a book: people of the office where it is, and of the one that it goes to. */
export const seesBook = (
  person: Pick<SignedIn, 'office' | 'furtherOffices' | 'allOffices'>,
  { officeId, toOfficeId }: Pick<BookRow, 'officeId' | 'toOfficeId'>,
): boolean => seesOffice(person, officeId) || (toOfficeId !== null && seesOffice(person, toOfficeId));

/** A book by its id. 404; 403: it is at another office. */
export async function findBook(db: Db, person: SignedIn, id: number): Promise<FoundBook> {
  const [found] = await bookQuery(db).where(eq(bpkb.id, id));
  if (!found) throw notFound(GONE);
  if (!seesBook(person, found.book)) throw forbidden('BPKB ini milik kantor lain.');
  return found;
}

/** A book that is known to be there, wherever it is. */
export async function bookOf(db: Db, id: number): Promise<FoundBook> {
  const [found] = await bookQuery(db).where(eq(bpkb.id, id));
  if (!found) throw new ApiError(500);
  return found;
}

export interface Preparation {
  movement: typeof bpkbMovements.$inferSelect;
  by: { id: number; username: string; name: string };
}

/** What one keeper has prepared for another; null: nothing. */
export async function preparationOf(
  db: Db,
  { preparedId }: Pick<BookRow, 'preparedId'>,
): Promise<Preparation | null> {
  if (preparedId === null) return null;
  const [found] = await db
    .select({ movement: bpkbMovements, by: { id: staff.id, username: staff.username, name: staff.name } })
    .from(bpkbMovements)
    .innerJoin(staff, eq(staff.id, bpkbMovements.byId))
    .where(eq(bpkbMovements.id, preparedId));
  return found ?? null;
}

/** Who sent a book that is under way; null: it is not, or nobody is known. */
export async function senderOf(db: Db, { id, state }: Pick<BookRow, 'id' | 'state'>): Promise<number | null> {
  if (state !== 'IN_TRANSIT') return null;
  const [sent] = await db
    .select({ by: bpkbMovements.byId })
    .from(bpkbMovements)
    .where(and(eq(bpkbMovements.bpkbId, id), eq(bpkbMovements.movement, 'SENT')))
    .orderBy(desc(bpkbMovements.id))
    .limit(1);
  return sent?.by ?? null;
}

/** Where a book lies now, as a movement that leaves it there says. */
export const lyingAt = ({ book, place }: Pick<FoundBook, 'book' | 'place'>) => ({
  placeId: book.placeId,
  place: placeLabel(place),
});
