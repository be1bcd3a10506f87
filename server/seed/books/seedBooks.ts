import { and, asc, eq } from 'drizzle-orm';
import { placeLabel } from '../../bpkbRecords/placeLabel';
import type { Db } from '../../platform/db/connect';
import { bpkb, bpkbPlaces, contracts } from '../../platform/db/schema';
import { branchesOf, type DemoBranch } from '../collection/DemoBranch';
import { OFFICES, staffId } from '../company';
import type { DemoFiles } from '../registrations/DemoFiles';
import { DemoBook, type BookAct, type DemoShelf } from './demoBook';
import { demoCounts } from './demoCounts';

/** The branch whose books are counted. */
const COUNTED = 'JKT';

/**
 * Months of an inventory of books in every office: in every state one, one that differs, one that was lent too long, those of
 * paid debts, one that nobody has fetched for 90 days; in one branch they are counted. What lies there of other contracts nobody
 * has recorded yet.
 */
export async function seedBooks(db: Db, now: Date, files: DemoFiles): Promise<void> {
  const acts: BookAct[] = [];
  for (const branch of await branchesOf(db, now)) {
    const shelf = await shelfOf(db, branch);
    const books = await booksOf(db, branch, files, shelf);
    acts.push(...books.all.flatMap((book) => book.acts));
    if (branch.code === COUNTED) acts.push(...demoCounts(db, shelf, books.plain, books.lent));
  }
  for (const { play } of acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await play();
}

async function shelfOf(db: Db, { id, code, zone, today, now, approver }: DemoBranch): Promise<DemoShelf> {
  const rows = [1, 2, 3].map((nth) => ({
    ...{ code: `${code}-B1R${nth}`, name: `Brankas 1, Rak ${nth}`, validFrom: '2020-01-01', officeId: id },
    ...{ safe: 'Brankas 1', rack: `Rak ${nth}`, folder: '' },
  }));
  const made = await db.insert(bpkbPlaces).values(rows).returning();
  const suffix = code.toLowerCase();
  return {
    ...{ officeId: id, zone, today, now, decider: approver },
    keepers: [staffId(`kacab.${suffix}`), staffId(`kontrak.${suffix}`)],
    places: made.map((place) => ({ id: place.id, label: placeLabel(place) })),
  };
}

async function booksOf(db: Db, branch: DemoBranch, files: DemoFiles, shelf: DemoShelf) {
  const known = await db.select({ code: bpkb.contractCode }).from(bpkb).where(eq(bpkb.officeId, branch.id));
  const isNew = ({ code }: { code: string }) => !known.some((one) => one.code === code);
  // Those that fall due last: nobody is asked for their money today.
  const codes = branch.accounts
    .filter(isNew)
    .map(({ code }) => code)
    .toReversed();
  let nth = 0;
  const next = (code = codes[nth]) => new DemoBook(db, files, shelf, code ?? '', nth++);
  const elsewhere = OFFICES.find(({ id }) => id !== shelf.officeId)?.id ?? 1;
  const late = branch.accounts.filter(isNew).find(({ dpd }) => dpd > 30);
  const [first, second, third] = await ended(db, branch, 'CANCELLED');
  const [unfetched, ready, justPaid] = await ended(db, branch, 'SETTLED');
  const plain = [40, 38, 33, 27].map((ago) => next().received(ago).stored(ago).labelled(ago));
  const young = [21, 12].map((ago) => next().received(ago).stored(ago));
  const waiting = next().received(1);
  const overdue = next().received(39).stored(39).lent(30, 14);
  const lent = next().received(36).stored(36).labelled(36).lent(5, 14, 'AT_NOTARY');
  const all = [
    ...[...plain, ...young, waiting, overdue, lent],
    next().received(35).stored(34).lent(20, 10).returned(11).stored(11),
    next().received(31).stored(31).labelled(31).sent(2, elsewhere),
    next().received(3, { differs: true }),
    next().received(37).stored(37).lost(10),
    ...(late ? [next(late.code).received(32).stored(32).asked(1, late.dpd)] : []),
    next(first).received(100).stored(100).labelled(100).ready(95),
    next(second).received(39).stored(39).ready(20).handedOver(6),
    next(third).received(15).stored(15),
    next(unfetched).received(130).stored(130).labelled(130).ready(52),
    next(ready).received(120).stored(120).labelled(120).ready(6),
    next(justPaid).received(110).stored(110).labelled(110),
  ];
  return { all, plain: plain.map(({ code }) => code), lent: lent.code };
}

/** Contracts of an office whose debt came to an end so, the oldest first. */
async function ended(db: Db, { id }: DemoBranch, status: 'CANCELLED' | 'SETTLED'): Promise<string[]> {
  const rows = await db
    .select({ code: contracts.code })
    .from(contracts)
    .where(and(eq(contracts.officeId, id), eq(contracts.status, status)))
    .orderBy(asc(contracts.dateStart), asc(contracts.code));
  return rows.map(({ code }) => code);
}
