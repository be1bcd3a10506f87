import { sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbCount, cancelBpkbCount, closeBpkbCount, reopenBpkbCount } from '@/lib/contract/bpkbCounts';
import { formatNumber } from '@/lib/format/rupiah';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkbFindings, type bpkbCounts, type CountTally } from '../platform/db/schema';
import { CARRIED } from './carried';
import { scansOf } from './countRow';
import { actOn, log, shelvesOf, type ActCall } from './holdCount';
import { isShelf, shelfLabel } from './shelves';

type Body<E extends { body?: z.ZodMiniType }> = z.output<NonNullable<E['body']>>;
type CountRow = typeof bpkbCounts.$inferSelect;

/** Ends the counting, and says what differs. */
export const closeCount = (call: ActCall<Body<typeof closeBpkbCount>>): Promise<BpkbCount> =>
  actOn(call, 'close', async ({ found }) => {
    const { db, staff, now } = call;
    const tally = await compare(db, found.count);
    const counted = tally.by.reduce((sum, one) => sum + one.counted, 0);
    await log(call, found.count.id, {
      action: 'BPKB_COUNT_CLOSED',
      summary: `Menutup hitungan BPKB ${shelvesOf(found)}: ${formatNumber(counted)} dihitung`,
    });
    return { state: 'CLOSED', closedBy: staff.id, closedAt: now, tally };
  });

/** Goes on counting, with what was frozen when it began. */
export const reopenCount = (call: ActCall<Body<typeof reopenBpkbCount>>): Promise<BpkbCount> =>
  actOn(call, 'reopen', async ({ found }) => {
    const { db, staff } = call;
    const { id, round, reopenedBy } = found.count;
    await db.delete(bpkbFindings).where(eq(bpkbFindings.countId, id));
    await log(call, id, {
      action: 'BPKB_COUNT_REOPENED',
      summary: `Membuka lagi hitungan BPKB ${shelvesOf(found)}`,
    });
    return {
      ...{ state: 'OPEN', closedBy: null, closedAt: null, tally: null },
      ...{ round: round + 1, reopenedBy: [...reopenedBy, staff.id] },
    };
  });

/** Ends a count that counts for nothing. */
export const cancelCount = (call: ActCall<Body<typeof cancelBpkbCount>>): Promise<BpkbCount> =>
  actOn(call, 'cancel', async ({ found }) => {
    const { db, staff, now, body } = call;
    await log(call, found.count.id, {
      action: 'BPKB_COUNT_CANCELLED',
      summary: `Membatalkan hitungan BPKB ${shelvesOf(found)}`,
      reason: body.reason,
    });
    return {
      state: 'CANCELLED',
      endedBy: staff.id,
      endedAt: now,
      note: body.reason,
      tally: await tallyOf(db, found.count),
    };
  });

/**
 * Writes what differs between what was frozen and what was seen. A book that was carried anywhere since says nothing, unless it
 * was seen where it was; what was only written of it, without its being moved, excuses nothing.
 */
export async function compare(db: Db, count: CountRow): Promise<CountTally> {
  const { id } = count;
  await db.execute(sql`
    insert into bpkb_findings (count_id, bpkb_id, finding, expected_place_id, expected_place, found_place_id, found_place, movement_id)
    with shelf as (select p.id, ${shelfLabel} as label from bpkb_places p where p.office_id = ${count.officeId}),
    differing as (
      select coalesce(f.bpkb_id, s.bpkb_id) as bpkb_id, f.place_id as expected, s.place_id as seen, f.movement_id as was, false as came
        from (select * from bpkb_count_books where count_id = ${id}) f
        full join (select * from bpkb_scans where count_id = ${id}) s on s.bpkb_id = f.bpkb_id
       where f.place_id is distinct from s.place_id
      union all
      -- It lies here by now, and was not seen.
      select b.id, null, null, f.movement_id, true
        from bpkb_places p join bpkb b on b.place_id = p.id
        left join bpkb_count_books f on f.count_id = ${id} and f.bpkb_id = b.id
       where ${isShelf(count)} and f.place_id is null
         and not exists (select from bpkb_scans s where s.count_id = ${id} and s.bpkb_id = b.id)),
    judged as (
      select d.*, d.was is null or exists (
               select from bpkb_movements m where m.bpkb_id = d.bpkb_id and m.id > d.was and m.movement in ${CARRIED}) as moved
        from differing d)
    select ${id}, j.bpkb_id,
           case when j.moved then 'MOVED' when j.seen is null then 'MISSING' when j.expected is null then 'SURPLUS' else 'MISPLACED' end,
           j.expected, coalesce(should.label, ''), j.seen, coalesce(does.label, ''),
           coalesce((select max(m.id) from bpkb_movements m where m.bpkb_id = j.bpkb_id), 0)
      from judged j left join shelf should on should.id = j.expected left join shelf does on does.id = j.seen
     where j.moved or not j.came`);
  return tallyOf(db, count);
}

async function tallyOf(db: Db, { id }: CountRow): Promise<CountTally> {
  const { rows } = await db.execute<Omit<CountTally, 'by'>>(sql`
    select count(*)::int as expected, count(s.bpkb_id)::int as as_expected
      from bpkb_count_books f
      left join bpkb_scans s on s.count_id = f.count_id and s.bpkb_id = f.bpkb_id and s.place_id = f.place_id
     where f.count_id = ${id} and f.place_id is not null`);
  const by = (await scansOf(db, [id])).map(({ by_id, counted, keyed }) => ({ by_id, counted, keyed }));
  return { by, expected: 0, as_expected: 0, ...rows[0] };
}
