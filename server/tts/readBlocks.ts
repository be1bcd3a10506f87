import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { listTtsBlocks, TtsBlock } from '@/lib/contract/tts';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff, tts, ttsBlocks } from '../platform/db/schema';

type Listed = z.output<NonNullable<(typeof listTtsBlocks)['query']>>;
type ListedBlock = z.output<typeof listTtsBlocks.data>['rows'][number];
type BlockRow = typeof ttsBlocks.$inferSelect;

/** What the numbers of a block begin with. */
export const ttsPrefix = (office: string, month: string): string => `${office}/K${month}/`;

/** Counts them: contracts count theirs by `K` and the month. */
export const ttsSeries = (month: string): string => `TTS${month}`;

const blockQuery = (db: Db) =>
  db
    .select({
      block: ttsBlocks,
      office: offices.code,
      collector: { username: staff.username, name: staff.name },
    })
    .from(ttsBlocks)
    .innerJoin(offices, eq(offices.id, ttsBlocks.officeId))
    .innerJoin(staff, eq(staff.id, ttsBlocks.collectorId))
    .$dynamic();

type FoundBlock = Awaited<ReturnType<typeof blockQuery>>[number];

function toBlock({ block, office }: { block: BlockRow; office: string }, given: GivenNumbers): TtsBlock {
  return {
    ...{ id: block.id, device: block.device, prefix: ttsPrefix(office, block.month) },
    ...{ first: block.first, last: block.last, given_on: block.givenOn },
    ...{ used: given.used, last_day: given.lastDay, closed_at: block.closedAt?.toISOString() ?? null },
  };
}

interface GivenNumbers {
  used: number[];
  lastDay: string | null;
}

async function toBlocks<Row extends FoundBlock>(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ block }) => block.id);
  const given = new Map<string, GivenNumbers>(ids.map((id) => [id, { used: [], lastDay: null }]));
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: tts.blockId, nth: tts.nth, day: tts.day })
          .from(tts)
          .where(inArray(tts.blockId, ids))
          .orderBy(asc(tts.nth));
  for (const { id, nth, day } of found) {
    const of = given.get(id);
    if (of) given.set(id, { used: [...of.used, nth], lastDay: day });
  }
  return rows.map((row) => ({
    row,
    block: toBlock(row, given.get(row.block.id) ?? { used: [], lastDay: null }),
  }));
}

/** One block, which is there. */
export async function readBlock(db: Db, id: string): Promise<TtsBlock> {
  const [found] = await toBlocks(db, await blockQuery(db).where(eq(ttsBlocks.id, id)));
  if (!found) throw new ApiError(500);
  return found.block;
}

/** Blocks of a collector's device that are open, the oldest first. */
export async function openBlocksOf(db: Db, collectorId: number, device: string): Promise<TtsBlock[]> {
  const rows = await blockQuery(db)
    .where(and(eq(ttsBlocks.collectorId, collectorId), eq(ttsBlocks.device, device), IS_OPEN))
    .orderBy(asc(ttsBlocks.givenAt), asc(ttsBlocks.first));
  return (await toBlocks(db, rows)).map(({ block }) => block);
}

const IS_OPEN: SQL = sql`${ttsBlocks.closedAt} is null`;

/** Blocks of offices that somebody sees: those still out first, then the newest. 403. */
export async function blockPage(
  db: Db,
  person: SignedIn,
  { office, collector, page, size }: Listed,
): Promise<{ rows: ListedBlock[]; count: number }> {
  const where = and(
    ofOffice(ttsBlocks.officeId, officeOfList(person, office)),
    collector === undefined ? undefined : eq(ttsBlocks.collectorId, collector),
  );
  const rows = await blockQuery(db)
    .where(where)
    .orderBy(desc(IS_OPEN), desc(ttsBlocks.givenAt), desc(ttsBlocks.first), asc(ttsBlocks.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: (await toBlocks(db, rows)).map(({ row, block }) => ({
      ...block,
      collector: row.collector,
      close_reason: row.block.closeReason,
    })),
    count: await db.$count(ttsBlocks, where),
  };
}
