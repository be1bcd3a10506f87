import { eq, sql } from 'drizzle-orm';
import { isSunday } from '@/lib/arithmetic/calendar';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import { todayIn } from '../calendar/today';
import { lastDue } from '../distribution/readAccounts';
import type { SignedIn } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import type { Connection, Db } from '../platform/db/connect';
import { holidays } from '../platform/db/schema';
import { inTransaction } from '../platform/http/inTransaction';
import { carriedTts } from '../tts/carriedTts';
import { openBlocksOf } from '../tts/readBlocks';
import { planOf, type FoundPlan } from './findPlan';
import { makePlans } from './makePlans';
import { readRows } from './readRows';
import { rowFacts } from './rowFacts';

/** The plan of a collector's today; it is made, in a transaction of its own, where there is none yet. */
export async function ownPlan(
  { db: writing, quick: db }: Pick<Connection, 'db' | 'quick'>,
  staff: SignedIn,
  { device, now }: { device?: string | undefined; now: Date },
): Promise<CollectorPlan> {
  const day = todayIn(staff.office.zone, now);
  const found = (await planOf(db, staff.id, day)) ?? (await makeOwn(writing, staff, { day, now }));
  const { plan, office } = found;
  const [rows, holiday, leftOut, blocks, carried] = await Promise.all([
    readRows(db, found).then((read) => rowFacts(db, read, { day, now })),
    holidayOn(db, day),
    leftOutOf(db, found),
    device === undefined ? [] : openBlocksOf(db, staff.id, device),
    carriedTts(db, [staff.id]),
  ]);
  return {
    ...{ id: plan.id, day, as_of: now.toISOString(), closed_at: plan.closedAt?.toISOString() ?? null },
    office: { id: office.id, name: office.name, code: office.code, zone: office.zone },
    ...{ holiday, rows, left_out: leftOut, blocks },
    carried: {
      count: carried.reduce((sum, { count }) => sum + count, 0),
      amount: carried.reduce((sum, { amount }) => sum + amount, 0),
    },
  };
}

/** A GET that writes, once: whoever comes second finds what the first one made. */
async function makeOwn(
  db: Db,
  staff: SignedIn,
  { day, now }: { day: string; now: Date },
): Promise<FoundPlan> {
  const acting = { staffId: staff.id, sessionHash: staff.sessionHash, at: now };
  const made = await inTransaction(db, acting, async (tx) => {
    await makePlans(tx, { officeId: staff.office.id, day, collectorId: staff.id }, now);
    return planOf(tx, staff.id, day);
  });
  if (!made) throw new ApiError(500);
  return made;
}

/** The day's name where nobody is called on without a consent; null: a working day. */
async function holidayOn(db: Db, day: string): Promise<string | null> {
  const [row] = await db.select({ name: holidays.name }).from(holidays).where(eq(holidays.date, day));
  return row?.name ?? (isSunday(day) ? 'Hari Minggu' : null);
}

/** Accounts that are late or due within three days and stand in no row. */
async function leftOutOf(db: Db, { plan }: FoundPlan): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from contracts c
     where c.collector_id = ${plan.collectorId} and c.status = 'ACTIVE' and c.next_due <= ${lastDue(plan.day)}
       and not exists (select from plan_rows r where r.plan_id = ${plan.id} and r.contract_code = c.code)`);
  return rows[0]?.n ?? 0;
}
