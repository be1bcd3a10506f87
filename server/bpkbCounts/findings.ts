import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbFindingRow, BpkbFindingsPage, listBpkbFindings } from '@/lib/contract/bpkbCounts';
import { BPKB_FINDINGS } from '@/lib/contract/bpkbCountTerms';
import { placeLabel } from '../bpkbRecords/placeLabel';
import { toKeptFile } from '../files/toKeptFile';
import type { SignedIn } from '../platform/auth/session';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { bpkbFindings, files } from '../platform/db/schema';
import { findCount } from './countRow';
import { BPKB_FINDING } from './owners';
import { isUnsettled } from './unsettled';

type Finding = typeof bpkbFindings.$inferSelect;
type Query = z.output<NonNullable<(typeof listBpkbFindings)['query']>>;

/**
 * Whether an act on the book of a finding `f` says since then what became of it, where `b` is the book and `c` the count: it is
 * not said any more to lie where it was not seen. A loss that somebody asks for does too. Storing a book that nobody saw does
 * not: whoever says that it lies here shows it.
 */
const isRecorded: SQL = sql`(exists (select from bpkb_requests a where a.id = b.request_id and a.kind = 'LOST' and a.status = 'WAITING')
  or coalesce((select max(m.id) from bpkb_movements m where m.bpkb_id = b.id), 0) > f.movement_id
     and case f.finding when 'MISSING' then b.office_id <> c.office_id or b.place_id is null
                        when 'MISPLACED' then b.place_id is distinct from f.expected_place_id else true end)`;

/** One page of what differs. 404, 403; 409: it is still counted. */
export async function findingsPage(
  db: Db,
  person: SignedIn,
  id: number,
  { finding, page, size }: Query,
): Promise<BpkbFindingsPage> {
  const { count } = await findCount(db, person, id);
  if (count.state === 'OPEN')
    throw conflict('Hitungan ini masih dihitung; selisihnya tampak sesudah ditutup.');
  const where = and(eq(bpkbFindings.countId, id), finding && eq(bpkbFindings.finding, finding));
  const order = sql`array_position(${sql.param([...BPKB_FINDINGS])}::text[], f.finding)`;
  const rows = await findingRows(
    db,
    sql`f.count_id = ${id} and ${finding === undefined ? sql`true` : sql`f.finding = ${finding}`}
      order by ${isUnsettled} desc, ${order}, coalesce(nullif(f.expected_place, ''), f.found_place), b.contract_code
      limit ${size} offset ${(page - 1) * size}`,
  );
  return { rows, count: await db.$count(bpkbFindings, where) };
}

interface Read {
  id: number;
  book: number;
  number: string;
  contract_code: string;
  customer_name: string;
  finding: Finding['finding'];
  expected_place: string;
  found_place: string;
  found_place_id: number | null;
  found_by: string | null;
  found_at: string | null;
  found_way: BpkbFindingRow['found_way'];
  state: BpkbFindingRow['state'];
  safe: string | null;
  rack: string | null;
  folder: string | null;
  acted: boolean;
  settlement: NonNullable<BpkbFindingRow['settlement']>['settlement'] | null;
  note: string;
  by_username: string | null;
  by_name: string | null;
  settled_at: string | null;
}

async function findingRows(db: Db, where: SQL): Promise<BpkbFindingRow[]> {
  const { rows } = await db.execute<Read & Record<string, unknown>>(sql`
    select f.id, b.id as book, b.number, b.contract_code, k.customer_name, f.finding, f.expected_place, f.found_place, f.found_place_id,
           seer.name as found_by, s.at as found_at, s.way as found_way, b.state, p.safe, p.rack, p.folder,
           ${isRecorded} as acted, case when ${isUnsettled} then null else f.settlement end as settlement, f.note,
           settler.username as by_username, settler.name as by_name, f.settled_at
      from bpkb_findings f
      join bpkb_counts c on c.id = f.count_id
      join bpkb b on b.id = f.bpkb_id
      join contracts k on k.code = b.contract_code
      left join bpkb_places p on p.id = b.place_id
      left join bpkb_scans s on s.count_id = f.count_id and s.bpkb_id = f.bpkb_id
      left join staff seer on seer.id = s.by_id
      left join staff settler on settler.id = f.settled_by
      left join bpkb_requests r on r.id = f.request_id
     where ${where}`);
  const kept = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toRow(row, kept(row.id)));
}

type Settled = NonNullable<BpkbFindingRow['settlement']>;

function toRow(row: Read, held: Settled['files']): BpkbFindingRow {
  const { settlement, note, by_username: username, by_name: name, settled_at: at } = row;
  const place = row.safe === null ? null : { safe: row.safe, rack: row.rack ?? '', folder: row.folder ?? '' };
  return {
    ...{
      id: row.book,
      number: row.number,
      contract_code: row.contract_code,
      customer_name: row.customer_name,
    },
    ...{ finding: row.finding, expected_place: row.expected_place, found_place: row.found_place },
    ...{ found_place_id: row.found_place_id, found_by: row.found_by ?? '', found_way: row.found_way },
    found_at: row.found_at === null ? null : new Date(row.found_at).toISOString(),
    ...{ state: row.state, place: placeLabel(place), acted: row.acted },
    settlement:
      settlement === null || username === null || name === null || at === null
        ? null
        : { settlement, note, by: { username, name }, at: new Date(at).toISOString(), files: held },
  };
}

async function filesOf(db: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(files)
          .where(and(eq(files.ownerType, BPKB_FINDING), inArray(files.ownerId, ids.map(String))))
          .orderBy(files.id);
  return (id: number) => rows.filter(({ ownerId }) => ownerId === String(id)).map(toKeptFile);
}

/** A finding of a count that is held, by its book, with what it takes to settle it; null: there is none. */
export async function findingOf(
  db: Db,
  countId: number,
  bookId: number,
): Promise<{ finding: Finding; open: boolean; recorded: boolean } | null> {
  const [finding] = await db
    .select()
    .from(bpkbFindings)
    .where(and(eq(bpkbFindings.countId, countId), eq(bpkbFindings.bpkbId, bookId)));
  if (!finding) return null;
  const { rows } = await db.execute<{ open: boolean; recorded: boolean }>(sql`
    select ${isUnsettled} as open, ${isRecorded} as recorded
      from bpkb_findings f join bpkb_counts c on c.id = f.count_id join bpkb b on b.id = f.bpkb_id
      left join bpkb_requests r on r.id = f.request_id
     where f.id = ${finding.id}`);
  return { finding, open: false, recorded: false, ...rows[0] };
}
