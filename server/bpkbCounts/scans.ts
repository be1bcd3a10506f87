import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbCountLabels, BpkbScan, BpkbScansAnswer, sendBpkbScans } from '@/lib/contract/bpkbCounts';
import { formatNumber } from '@/lib/format/rupiah';
import type { SignedIn } from '../platform/auth/session';
import { conflict, invalid } from '../platform/core/ApiError';
import { anyOf } from '../platform/db/anyOf';
import type { Db } from '../platform/db/connect';
import { bpkbCounts, bpkbPlaces, bpkbScans, staff as people } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { placeLabel } from '../bpkbRecords/placeLabel';
import { findCount, GONE, type FoundCount } from './countRow';
import { log, shelvesOf, STATE_WORDS } from './holdCount';
import { isShelf, shelfLabel } from './shelves';
import { booksOfCodes, type Resolved } from './booksOfCodes';

type Call = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof sendBpkbScans)['body']>>>;
type Answers = BpkbScansAnswer['answers'];

function requireOpen({ count }: FoundCount): void {
  if (count.state !== 'OPEN')
    throw conflict(`Hitungan ini ${STATE_WORDS[count.state]}, jadi tidak dihitung lagi.`);
}

/** What a device needs to count without a connection; nothing of it tells what should be where. 404, 403, 409. */
export async function countLabels(db: Db, person: SignedIn, id: number): Promise<BpkbCountLabels> {
  const found = await findCount(db, person, id);
  requireOpen(found);
  const { rows } = await db.execute<{ books: string | null; counted: string | null }>(sql`
    select (select string_agg(id::text, ' ' order by id) from (
              select id from bpkb where office_id = ${found.count.officeId}
              union select bpkb_id from bpkb_count_books where count_id = ${id}) own) as books,
           (select string_agg(bpkb_id::text, ' ' order by bpkb_id) from bpkb_scans where count_id = ${id}) as counted`);
  const { rows: places } = await db.execute<{ id: number; name: string }>(sql`
    select p.id, ${shelfLabel} as name from bpkb_places p where ${isShelf(found.count)}
     order by p.safe, p.rack, p.folder, p.id`);
  return { books: inBase36(rows[0]?.books), counted: inBase36(rows[0]?.counted), places };
}

const inBase36 = (ids: string | null | undefined): string =>
  (ids ?? '').replaceAll(/\d+/g, (id) => Number(id).toString(36));

/** Counts what was read on shelves, each book once. 404, 403, 409; 422: a place outside what is counted. */
export async function sendScans(call: Call): Promise<BpkbScansAnswer> {
  const { db, staff, params, body } = call;
  const id = idOf(params.id, GONE);
  await findCount(db, staff, id);
  // Others may send as well, but nobody closes it meanwhile.
  await db.select({ id: bpkbCounts.id }).from(bpkbCounts).where(eq(bpkbCounts.id, id)).for('share');
  const found = await findCount(db, staff, id);
  requireOpen(found);
  const places = await placesOf(db, found, body.scans);
  const books = await booksOfCodes(
    db,
    found.count,
    body.scans.map(({ code }) => code),
  );
  const { answers, taken } = await take(call, found, books);
  if (taken.length > 0) {
    const where = [...new Set(taken.map((scan) => places.get(scan.place_id)))].join('; ');
    await log(call, id, {
      action: 'BPKB_COUNT_SCANNED',
      summary: `Menghitung ${formatNumber(taken.length)} BPKB ${shelvesOf(found)} di ${where}`,
    });
  }
  return { counted: await db.$count(bpkbScans, eq(bpkbScans.countId, id)), answers };
}

/** Labels of the places where something was read. */
async function placesOf(
  db: Db,
  { count }: FoundCount,
  scans: readonly BpkbScan[],
): Promise<Map<number, string>> {
  const ids = [...new Set(scans.map(({ place_id }) => place_id))];
  const { rows } = await db.execute<{ id: number; label: string }>(sql`
    select p.id, ${shelfLabel} as label from bpkb_places p where ${isShelf(count)} and p.id = any(${sql.param(ids)}::int[])`);
  const places = new Map(rows.map(({ id, label }) => [id, label]));
  const outside = scans.findIndex(({ place_id }) => !places.has(place_id));
  if (outside !== -1)
    throw invalid({ [`scans.${outside}.place_id`]: 'Tempat ini tidak termasuk yang dihitung.' });
  return places;
}

/** Writes those that count, and answers each as it was sent. */
async function take({ db, staff, now, body }: Call, { count }: FoundCount, books: readonly Resolved[]) {
  const first = new Map<number, BpkbScan>();
  body.scans.forEach((scan, nth) => {
    const book = books[nth];
    if (typeof book === 'number' && !first.has(book)) first.set(book, scan);
  });
  // In the order of the books: two who send the same ones wait for each other in one direction only.
  const rows = [...first]
    .toSorted(([one], [other]) => one - other)
    .map(([bpkbId, { place_id: placeId, at, way }]) => ({
      ...{ countId: count.id, bpkbId, placeId, at: during(at, count.startedAt, now), way },
      ...{ receivedAt: now, byId: staff.id, round: count.round },
    }));
  const written =
    rows.length === 0
      ? []
      : await db.insert(bpkbScans).values(rows).onConflictDoNothing().returning({ id: bpkbScans.bpkbId });
  const taken = new Set(written.map(({ id }) => id));
  const before = await countedOf(db, count.id, first.keys());
  const answers = body.scans.map((scan, nth): Answers[number] => {
    const book = books[nth] ?? 'UNKNOWN';
    const plain = { code: scan.code, place: '', by: '' };
    if (typeof book === 'string') return { ...plain, outcome: book };
    if (taken.has(book) && first.get(book) === scan) return { ...plain, outcome: 'TAKEN' };
    return { ...plain, outcome: 'AGAIN', ...before.get(book) };
  });
  return { answers, taken: [...first].flatMap(([book, scan]) => (taken.has(book) ? [scan] : [])) };
}

/** When a device says that it read something; one whose clock is off read it between the count's beginning and now. */
const during = (at: string, from: Date, to: Date): Date =>
  new Date(Math.min(Math.max(Date.parse(at), from.getTime()), to.getTime()));

/** Where books were counted, and by whom. */
async function countedOf(db: Db, countId: number, books: Iterable<number>) {
  const rows = await db
    .select({ book: bpkbScans.bpkbId, place: bpkbPlaces, by: people.name })
    .from(bpkbScans)
    .innerJoin(bpkbPlaces, eq(bpkbPlaces.id, bpkbScans.placeId))
    .innerJoin(people, eq(people.id, bpkbScans.byId))
    .where(sql`${eq(bpkbScans.countId, countId)} and ${anyOf(bpkbScans.bpkbId, books)}`);
  return new Map(rows.map(({ book, place, by }) => [book, { place: placeLabel(place), by }]));
}
