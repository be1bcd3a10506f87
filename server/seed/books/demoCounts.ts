import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { compare } from '../../bpkbCounts/closeCount';
import { beginCount } from '../../bpkbCounts/startCount';
import type { Db } from '../../platform/db/connect';
import { bpkb, bpkbCountBooks, bpkbCounts, bpkbFindings, bpkbScans } from '../../platform/db/schema';
import { momentAt } from '../registrations/demoTimes';
import type { BookAct, DemoShelf } from './demoBook';

/** What is put wrong for a count to find, by codes of contracts. */
interface Wrong {
  missing?: string;
  misplaced?: string;
  surplus?: string;
}

type CountRow = typeof bpkbCounts.$inferSelect;

/**
 * Three counts of an office, as things that happen to its books: one that was signed weeks ago, one whose differences nobody
 * has settled yet, and one that runs today.
 * @param plain contracts whose books have lain there all the time
 * @param lent one whose book is said to be elsewhere, and lies on the shelf
 */
export function demoCounts(db: Db, shelf: DemoShelf, plain: readonly string[], lent: string): BookAct[] {
  const [missing = '', misplaced = ''] = plain;
  return [
    ...acts(db, shelf, 24, { misplaced }, 'FINISHED'),
    ...acts(db, shelf, 4, { missing, misplaced, surplus: lent }, 'CLOSED'),
    ...acts(db, shelf, 0, {}, 'OPEN'),
  ];
}

/** Codes of one that is not over yet. */
const BEGUN_WITH = 4;

function acts(db: Db, shelf: DemoShelf, ago: number, wrong: Wrong, state: CountRow['state']): BookAct[] {
  const [head, clerk] = shelf.keepers;
  let count: CountRow | undefined;
  const at = (minutes: number, play: (count: CountRow, at: Date) => Promise<unknown>): BookAct => {
    const moment = momentAt(shelf.zone, addDays(shelf.today, -ago), minutes);
    const then = moment > shelf.now ? shelf.now : moment;
    return { at: then, play: async () => void (count && (await play(count, then))) };
  };
  const begins = at(485, () => Promise.resolve());
  const set = (one: CountRow, values: Partial<typeof bpkbCounts.$inferInsert>) =>
    db.update(bpkbCounts).set(values).where(eq(bpkbCounts.id, one.id));
  const all: BookAct[] = [
    {
      ...begins,
      play: async () => {
        const { officeId } = shelf;
        count = await beginCount(db, { officeId, safe: null, startedBy: head, startedAt: begins.at });
      },
    },
    at(500, (one, then) => scan(db, shelf, one, { at: then, wrong, isWhole: state !== 'OPEN' })),
    at(600, async (one, then) =>
      set(one, {
        state: 'CLOSED',
        closedBy: head,
        closedAt: then,
        tally: await compare(db, one),
        version: 2,
      }),
    ),
    at(630, (one, then) =>
      db
        .update(bpkbFindings)
        .set({ settlement: 'PUT_BACK', note: 'Dikembalikan ke raknya', settledBy: clerk, settledAt: then })
        .where(eq(bpkbFindings.countId, one.id)),
    ),
    at(660, (one, then) => set(one, { state: 'FINISHED', endedBy: head, endedAt: then, version: 4 })),
  ];
  return all.slice(0, { OPEN: 2, CLOSED: 3, FINISHED: 5, CANCELLED: 0 }[state]);
}

/** Both keepers read what stands on the shelves; what has no label yet is keyed in. */
async function scan(
  db: Db,
  { keepers, places }: DemoShelf,
  { id, round }: CountRow,
  { at, wrong, isWhole }: { at: Date; wrong: Wrong; isWhole: boolean },
): Promise<void> {
  const there = await db
    .select({
      id: bpkb.id,
      code: bpkb.contractCode,
      place: bpkbCountBooks.placeId,
      labelledAt: bpkb.labelledAt,
    })
    .from(bpkbCountBooks)
    .innerJoin(bpkb, eq(bpkb.id, bpkbCountBooks.bpkbId))
    .where(and(eq(bpkbCountBooks.countId, id), isNotNull(bpkbCountBooks.placeId)))
    .orderBy(bpkb.id);
  const added = await db
    .select({ id: bpkb.id, code: bpkb.contractCode, place: bpkb.placeId, labelledAt: bpkb.labelledAt })
    .from(bpkb)
    .where(inArray(bpkb.contractCode, [wrong.surplus ?? '']));
  const elsewhere = (place: number | null) => places.find((one) => one.id !== place)?.id ?? 0;
  const seen = [...there.filter(({ code }) => code !== wrong.missing), ...added];
  await db.insert(bpkbScans).values(
    seen.slice(0, isWhole ? seen.length : BEGUN_WITH).map((book, nth) => ({
      ...{ countId: id, bpkbId: book.id, round, at, receivedAt: at, byId: keepers[nth % 2 === 0 ? 1 : 0] },
      placeId: book.code === wrong.misplaced || book.place === null ? elsewhere(book.place) : book.place,
      way: book.labelledAt === null ? ('KEYS' as const) : ('CAMERA' as const),
    })),
  );
}
