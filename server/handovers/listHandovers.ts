import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { HandoverListRow, listHandovers as endpoint } from '@/lib/contract/handovers';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { fieldShortages, handovers, tts } from '../platform/db/schema';
import { handoverQuery, isUnderway } from './readHandover';

type Query = z.output<NonNullable<(typeof endpoint)['query']>>;

/** One page of hand-overs, newest first. 403: another office's. */
export async function listHandovers(
  db: Db,
  person: SignedIn,
  { office, collector, day, underway, page, size }: Query,
): Promise<{ rows: HandoverListRow[]; count: number }> {
  const where = and(
    ofOffice(handovers.officeId, officeOfList(person, office)),
    collector === undefined ? undefined : eq(handovers.collectorId, collector),
    day === undefined ? undefined : eq(handovers.day, day),
    underway === undefined ? undefined : isUnderway,
  );
  const found = await handoverQuery(db)
    .where(where)
    .orderBy(desc(handovers.id))
    .limit(size)
    .offset((page - 1) * size);
  const ids = found.map(({ row }) => row.id);
  const counts = await db
    .select({ id: tts.handoverId, state: tts.state, count: count() })
    .from(tts)
    .where(inArray(tts.handoverId, ids))
    .groupBy(tts.handoverId, tts.state);
  const short = await db.select().from(fieldShortages).where(inArray(fieldShortages.handoverId, ids));
  const rows = found.map(({ row, ...named }) => {
    const own = counts.filter(({ id }) => id === row.id);
    const shortage = short.find(({ handoverId }) => handoverId === row.id);
    return {
      ...{ id: row.id, number: row.number, ...named, day: row.day, at: row.at.toISOString() },
      count: own.reduce((all, one) => all + one.count, 0),
      ...{ counted: row.counted, expected: row.expected },
      underway: own.find(({ state }) => state === 'HANDED_IN')?.count ?? 0,
      shortage_left: shortage ? shortage.amount - shortage.settled : 0,
    };
  });
  return { rows, count: await db.$count(handovers, where) };
}
