import { and, asc, desc, eq, gt, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { promiseEnd } from '@/lib/collection/promiseState';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { todayIn } from '../calendar/today';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, offices, promises } from '../platform/db/schema';
import { MAX_CLOSED_DAYS } from './readPromises';

/** What a borrower promised, by whom it was heard and when. Rupiah. */
export interface NewPromise {
  contract: { code: string; officeId: number };
  due: string;
  amount: number;
  source: 'CALL' | 'VISIT';
  /** When it was made, and that day in the office. */
  at: Date;
  madeOn: string;
  writtenBy: number;
  /** When it ended at once, because nothing runs on the contract any more; null: it runs. */
  endedAt: Date | null;
}

/**
 * Keeps a promise between the one before it and the one after it, by when they were made: one that is told later takes
 * nothing from one that was made later. Hold the contract.
 * @returns its id
 */
export async function writePromise(db: Db, { contract, endedAt, at, ...made }: NewPromise): Promise<number> {
  const ofContract = eq(promises.contractCode, contract.code);
  const [next] = await db
    .select({ at: promises.at })
    .from(promises)
    .where(and(ofContract, gt(promises.at, at), not(takenBack)))
    .orderBy(asc(promises.at))
    .limit(1);
  await endAt(db, at, ofContract, lte(promises.at, at));
  const [row] = await db
    .insert(promises)
    .values({
      ...{ contractCode: contract.code, officeId: contract.officeId, at, ...made },
      replacedAt: next?.at ?? endedAt,
    })
    .returning({ id: promises.id });
  if (!row) throw new ApiError(500);
  return row.id;
}

/** It was written by mistake and ended by the correction of its visit, as `takeBack` does. */
const takenBack = sql`exists (
  select from visits v join visits c on c.corrects_id = v.id and c.visited_by = v.visited_by and c.promise_id is null
   where v.promise_id = ${promises.id} and ${promises.replacedAt} = greatest(${promises.at}, c.at))`;

/**
 * A promise that was written by mistake runs no longer, and the one that it ended goes on as if it had never been. Nothing
 * changes where the correction came here when the promise was over: whoever made it alone would decide that it was never
 * broken. Hold its contract.
 * @param correction when it was, as it is told, and when it came here
 */
export async function takeBack(
  db: Db,
  id: number,
  { at, receivedAt }: { at: Date; receivedAt: Date },
): Promise<void> {
  const [found] = await db
    .select({ mistake: promises, zone: offices.zone })
    .from(promises)
    .innerJoin(contracts, eq(contracts.code, promises.contractCode))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .where(eq(promises.id, id));
  if (!found) return;
  const { mistake, zone } = found;
  const holidays = await holidaysBetween(db, mistake.due, addDays(mistake.due, MAX_CLOSED_DAYS));
  if (todayIn(zone, receivedAt) > promiseEnd(mistake.due, holidays)) return;
  await endAt(db, at, eq(promises.id, id));
  const [ended] = await db
    .select({ id: promises.id })
    .from(promises)
    .where(
      and(
        ...[eq(promises.contractCode, mistake.contractCode), ne(promises.id, id)],
        ...[lte(promises.at, mistake.at), eq(promises.replacedAt, mistake.at)],
      ),
    )
    .orderBy(desc(promises.at), desc(promises.id))
    .limit(1);
  // Until what came after the mistake; nothing did: it runs.
  if (ended) {
    await db.update(promises).set({ replacedAt: mistake.replacedAt }).where(eq(promises.id, ended.id));
  }
}

async function endAt(db: Db, at: Date, ...which: SQL[]): Promise<void> {
  await db
    .update(promises)
    .set({ replacedAt: sql`greatest(${promises.at}, ${sql.param(at, promises.at)})` })
    .where(and(...which, or(isNull(promises.replacedAt), gt(promises.replacedAt, at))));
}
