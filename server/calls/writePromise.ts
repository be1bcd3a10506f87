import { and, asc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { promises } from '../platform/db/schema';

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
    .where(and(ofContract, gt(promises.at, at)))
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

/** A promise that was written by mistake runs no longer; hold its contract. */
export const endPromise = (db: Db, id: number, at: Date): Promise<void> => endAt(db, at, eq(promises.id, id));

async function endAt(db: Db, at: Date, ...which: SQL[]): Promise<void> {
  await db
    .update(promises)
    .set({ replacedAt: sql`greatest(${promises.at}, ${sql.param(at, promises.at)})` })
    .where(and(...which, or(isNull(promises.replacedAt), gt(promises.replacedAt, at))));
}
