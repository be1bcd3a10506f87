import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { BpkbRow } from '@/lib/contract/bpkbList';
import { daysBetween } from '@/lib/arithmetic/calendar';
import { placeLabel } from '../bpkbRecords/placeLabel';
import { todayIn } from '../calendar/today';
import { statusOn } from '../contracts/contractFacts';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { actsOf, type KnownBook } from './bookActs';
import { bookFacts } from './bookFacts';
import { findBook, preparationOf, senderOf, type FoundBook, type Preparation } from './bookRow';
import { factsOfBook } from './differences';
import { conditionsOf, waysOf } from './handing';
import { filesOfMovements, movementsOf, papersOf } from './movementRows';
import { openRequestOf, toRequest } from './requestRow';

/** A book as lists show it, on its office's own today. */
export function toRow({ book, contract, customer, office, at, to, place }: FoundBook, now: Date): BpkbRow {
  const since = todayIn(at.zone, book.stateSince);
  const named = (one: { id: number; name: string }) => ({ id: one.id, name: one.name });
  return {
    ...{ id: book.id, contract_code: contract.code, customer_name: customer.name },
    contract_status: statusOn(contract, todayIn(office.zone, now)),
    ...{ vehicle: contract.vehicle, plate_number: contract.plateNumber },
    ...{ number: book.number, kind: book.kind, office: named(at), state: book.state },
    since: book.stateSince.toISOString(),
    days: daysBetween(since, todayIn(at.zone, now)),
    place: place && { id: place.id, name: placeLabel(place) },
    ...{ holder: book.holder, to_office: to && named(to), until: book.until },
    labelled_at: book.labelledAt?.toISOString() ?? null,
  };
}

/** A book with all that decides what may be done with it, as it is now. */
export async function knowBook(db: Db, found: FoundBook, now: Date): Promise<KnownBook> {
  return {
    found,
    facts: await bookFacts(db, found, now),
    request: await openRequestOf(db, found.book),
    prepared: await preparationOf(db, found.book),
    sender: await senderOf(db, found.book),
  };
}

/** One book, all that happened to it, and what `person` may do. 404, 403. */
export async function readBook(db: Db, person: SignedIn, id: number, now: Date): Promise<BpkbBook> {
  return toBook(db, person, await knowBook(db, await findBook(db, person, id), now), now);
}

export async function toBook(db: Db, person: SignedIn, known: KnownBook, now: Date): Promise<BpkbBook> {
  const { found, facts, request, prepared } = known;
  return {
    ...toRow(found, now),
    version: found.book.version,
    facts: factsOfBook(found),
    ...{ today: facts.today, dpd: facts.dpd },
    conditions: conditionsOf(facts),
    handing_from: facts.handingFrom,
    ways: waysOf(facts),
    prepared: prepared && (await toPrepared(db, prepared)),
    request: request && (await toRequest(db, request, person)),
    acts: actsOf(known, person),
    ...(await movementsOf(db, found.book.id)),
  };
}

async function toPrepared(db: Db, { movement, by }: Preparation): Promise<NonNullable<BpkbBook['prepared']>> {
  const { byId } = await filesOfMovements(db, [movement]);
  const { person, phone, note, at } = movement;
  return {
    // A movement that prepares names its way; the database holds to it.
    way: movement.way ?? 'DEBTOR',
    ...{ person, phone, note, papers: papersOf(movement.papers, byId) },
    by: { username: by.username, name: by.name },
    at: at.toISOString(),
  };
}
