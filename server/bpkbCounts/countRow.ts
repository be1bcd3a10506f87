import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BpkbCountRow, BpkbCountsPage, listBpkbCounts } from '@/lib/contract/bpkbCounts';
import type { z } from 'zod/mini';
import { ofOffice, officeOfList, requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { bpkbCounts, offices, staff, type CountedBy } from '../platform/db/schema';
import { isUnsettled } from './unsettled';

interface Actor {
  username: string;
  name: string;
}

/** A count with its office and who acted on it. */
export interface FoundCount {
  count: typeof bpkbCounts.$inferSelect;
  office: typeof offices.$inferSelect;
  starter: Actor;
  closer: Actor | null;
  ender: Actor | null;
}

export const GONE = 'Hitungan ini tidak ada.';

const starter = alias(staff, 'starter');
const closer = alias(staff, 'closer');
const ender = alias(staff, 'ender');

/** Counts as `FoundCount`; add what to look for. */
const countQuery = (db: Db) =>
  db
    .select({
      count: getTableColumns(bpkbCounts),
      office: getTableColumns(offices),
      starter: { username: starter.username, name: starter.name },
      closer: { username: closer.username, name: closer.name },
      ender: { username: ender.username, name: ender.name },
    })
    .from(bpkbCounts)
    .innerJoin(offices, eq(offices.id, bpkbCounts.officeId))
    .innerJoin(starter, eq(starter.id, bpkbCounts.startedBy))
    .leftJoin(closer, eq(closer.id, bpkbCounts.closedBy))
    .leftJoin(ender, eq(ender.id, bpkbCounts.endedBy));

/** A count by its id. 404; 403: it is of another office. */
export async function findCount(db: Db, person: SignedIn, id: number): Promise<FoundCount> {
  const [found] = await countQuery(db).where(eq(bpkbCounts.id, id));
  if (!found) throw notFound(GONE);
  requireOffice(person, found.count.officeId, 'Hitungan ini milik kantor lain.');
  return found;
}

/** One page of counts, those that are open first, then the newest. 403: another office's. */
export async function countsPage(
  db: Db,
  person: SignedIn,
  { office, state, page, size }: z.output<NonNullable<(typeof listBpkbCounts)['query']>>,
): Promise<BpkbCountsPage> {
  const where = and(
    ofOffice(bpkbCounts.officeId, officeOfList(person, office)),
    state && eq(bpkbCounts.state, state),
  );
  const found = await countQuery(db)
    .where(where)
    .orderBy(sql`${bpkbCounts.state} = 'OPEN' desc`, desc(bpkbCounts.id))
    .limit(size)
    .offset((page - 1) * size);
  const sums = await sumsOf(db, found);
  return {
    rows: found.map((one) => toRow(one, sums(one))),
    count: await db.$count(bpkbCounts, where),
  };
}

/** What a count's rows say together. */
export interface CountSums {
  by: (CountedBy & { person: Actor })[];
  /** Null: it is counted, or was cancelled. */
  found: { missing: number; misplaced: number; surplus: number; moved: number; open: number } | null;
}

/** The sums of counts; of one that is closed its codes are not added up again. */
export async function sumsOf(db: Db, counts: readonly FoundCount[]): Promise<(of: FoundCount) => CountSums> {
  const ids = (passes: (of: FoundCount) => boolean) => counts.filter(passes).map(({ count }) => count.id);
  const running = await scansOf(
    db,
    ids(({ count }) => count.tally === null),
  );
  const found = await findingsOf(
    db,
    ids(({ count }) => count.closedAt !== null),
  );
  const byOf = ({ count }: FoundCount) =>
    count.tally?.by ?? running.filter((row) => row.count_id === count.id);
  const known = await peopleOf(
    db,
    counts.flatMap(byOf).map(({ by_id }) => by_id),
  );
  return (one) => ({
    by: byOf(one).map(({ by_id, counted, keyed }) => ({
      ...{ by_id, counted, keyed },
      person: known.get(by_id) ?? { username: '', name: '' },
    })),
    found: one.count.closedAt === null ? null : (found.get(one.count.id) ?? NOTHING),
  });
}

const NOTHING = { missing: 0, misplaced: 0, surplus: 0, moved: 0, open: 0 };

/** Counted codes by who counted them, who counted most first. */
export async function scansOf(db: Db, countIds: readonly number[]) {
  if (countIds.length === 0) return [];
  const { rows } = await db.execute<{ count_id: number } & Record<keyof CountedBy, number>>(sql`
    select count_id, by_id, count(*)::int as counted, (count(*) filter (where way = 'KEYS'))::int as keyed
      from bpkb_scans where count_id = any(${sql.param([...countIds])}::int[])
     group by 1, 2 order by 1, 3 desc, 2`);
  return rows;
}

async function findingsOf(db: Db, countIds: readonly number[]) {
  if (countIds.length === 0) return new Map<number, typeof NOTHING>();
  const of = (finding: string): SQL => sql`(count(*) filter (where f.finding = ${finding}))::int`;
  const { rows } = await db.execute<{ count_id: number } & typeof NOTHING>(sql`
    select f.count_id, ${of('MISSING')} as missing, ${of('MISPLACED')} as misplaced, ${of('SURPLUS')} as surplus,
           ${of('MOVED')} as moved, (count(*) filter (where ${isUnsettled}))::int as open
      from bpkb_findings f join bpkb_counts c on c.id = f.count_id left join bpkb_requests r on r.id = f.request_id
     where f.count_id = any(${sql.param([...countIds])}::int[]) group by 1`);
  return new Map(rows.map(({ count_id, ...sums }) => [count_id, sums]));
}

async function peopleOf(db: Db, ids: readonly number[]): Promise<Map<number, Actor>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staff.id, username: staff.username, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, username, name }) => [id, { username, name }]));
}

/** A count as lists show it. */
export function toRow(
  { count, office, starter: by, ender: ended }: FoundCount,
  { by: counters, found }: CountSums,
): BpkbCountRow {
  return {
    ...{ id: count.id, office: { id: office.id, name: office.name }, safe: count.safe, state: count.state },
    ...{ started_by: by, started_at: count.startedAt.toISOString() },
    counted: counters.reduce((sum, { counted }) => sum + counted, 0),
    counters: counters.map(({ person }) => person.name),
    closed_at: count.closedAt?.toISOString() ?? null,
    // What moved meanwhile stands apart.
    differing: found && { all: found.missing + found.misplaced + found.surplus, open: found.open },
    ...{ ended_by: ended, ended_at: count.endedAt?.toISOString() ?? null },
  };
}
