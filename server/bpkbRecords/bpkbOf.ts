import { eq } from 'drizzle-orm';
import type { ContractBpkb } from '@/lib/contract/bpkb';
import type { Db } from '../platform/db/connect';
import { bpkb, bpkbPlaces } from '../platform/db/schema';
import { placeLabel } from './placeLabel';

/** The book of a contract; null: it was never recorded here. */
export async function bpkbOf(db: Db, contractCode: string): Promise<ContractBpkb | null> {
  const [found] = await db
    .select({ book: bpkb, place: bpkbPlaces })
    .from(bpkb)
    .leftJoin(bpkbPlaces, eq(bpkbPlaces.id, bpkb.placeId))
    .where(eq(bpkb.contractCode, contractCode));
  if (!found) return null;
  const { book, place } = found;
  return {
    ...{ id: book.id, kind: book.kind, number: book.number, owner: book.ownerName, state: book.state },
    since: book.stateSince.toISOString(),
    ...{ place: placeLabel(place), holder: book.holder },
    // Of one that is awaited it is the dealer's day.
    until: book.holder === '' ? null : book.until,
    not_awaited_since: book.notAwaitedSince?.toISOString() ?? null,
  };
}
