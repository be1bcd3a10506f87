import { and, desc, eq, gte, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { MAX_PROMISE_DAYS } from '@/lib/collection/promiseErrors';
import { promiseEnd, promisePaid, promiseState, type PromisePayment } from '@/lib/collection/promiseState';
import type { BorrowerPromise } from '@/lib/contract/calls';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { todayIn } from '../calendar/today';
import type { Db } from '../platform/db/connect';
import { receivedAt } from '../contracts/receivedAt';
import { contracts, credits, customers, offices, promises, staff, visits } from '../platform/db/schema';

/** Longer than any run of Sundays and holidays, days. */
export const MAX_CLOSED_DAYS = 21;

/** Promises with what is said of their contracts; add which. */
export const promiseQuery = (db: Db) =>
  db
    .select({
      promise: promises,
      writer: { username: staff.username, name: staff.name },
      office: offices,
      customer: { name: customers.name, phone: customers.phone },
    })
    .from(promises)
    .innerJoin(staff, eq(staff.id, promises.writtenBy))
    .innerJoin(contracts, eq(contracts.code, promises.contractCode))
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .$dynamic();

type PromiseRow = Awaited<ReturnType<typeof promiseQuery>>[number];

interface Paged {
  page: number;
  size: number;
}

/** A contract's promises with what became of each, newest first. */
export async function promisesOf(db: Db, code: string, { page, size }: Paged, now: Date) {
  const where = eq(promises.contractCode, code);
  const rows = await promiseQuery(db)
    .where(where)
    .orderBy(desc(promises.id))
    .limit(size)
    .offset((page - 1) * size);
  const shown = await seenPromises(db, rows, now);
  return { rows: shown.map(({ promise }) => promise), count: await db.$count(promises, where) };
}

export interface RunningPromise {
  promise: BorrowerPromise;
  /**
   * The furthest day that one in its place can be promised: promises that replace each other while they run hold up letters
   * no longer than one does. One that was kept, or broken, begins anew.
   */
  until: string;
}

/** What the promises that run are asked for. */
interface AsOf {
  now: Date;
  /** What was made on this day of the office or later, or was not known here before it, does not count; left out: all does. */
  before?: string;
}

/** The promise of a contract that runs; null: none does. */
export async function runningPromise(db: Db, code: string, asOf: AsOf): Promise<RunningPromise | null> {
  return (await runningPromises(db, [code], asOf)).get(code) ?? null;
}

/** The promises that run, by contract. */
export async function runningPromises(
  db: Db,
  codes: readonly string[],
  { now, before }: AsOf,
): Promise<ReadonlyMap<string, RunningPromise>> {
  const today = before ?? now.toISOString().slice(0, 10);
  const rows = await promiseQuery(db)
    .where(
      and(
        inArray(promises.contractCode, [...codes]),
        // What replaces each other lies within this, and the days until the last of it is over.
        gte(promises.madeOn, addDays(today, -MAX_PROMISE_DAYS - MAX_CLOSED_DAYS - 1)),
        before === undefined ? undefined : and(lt(promises.madeOn, before), knownBefore(db, before)),
      ),
    )
    .orderBy(desc(promises.at), desc(promises.id));
  const known = before === undefined ? rows : rows.map((row) => notReplacedSince(row, before));
  const byContract = new Map<string, BorrowerPromise[]>();
  for (const { row, promise } of await seenPromises(db, known, now)) {
    const { contractCode } = row.promise;
    byContract.set(contractCode, [...(byContract.get(contractCode) ?? []), promise]);
  }
  const running = new Map<string, RunningPromise>();
  for (const [code, made] of byContract) {
    // What was taken back may be newer than the one that runs.
    const [promise, ...earlier] = made.slice(
      Math.max(
        0,
        made.findIndex(({ state }) => state !== 'REPLACED'),
      ),
    );
    if (promise?.state !== 'RUNNING') continue;
    const ended = earlier.findIndex(({ state }) => state !== 'REPLACED');
    const replaced = ended < 0 ? earlier : earlier.slice(0, ended);
    const { made_on: since } = replaced.at(-1) ?? promise;
    running.set(code, { promise, until: addDays(since, MAX_PROMISE_DAYS) });
  }
  return running;
}

/** A visit waits on its phone, and nobody knows what was promised at it until it comes. */
const knownBefore = (db: Db, day: string) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(visits)
      .where(
        and(
          ...[eq(visits.contractCode, promises.contractCode), eq(visits.promiseId, promises.id)],
          sql`(${visits.receivedAt} at time zone ${offices.zone})::date >= ${day}`,
        ),
      ),
  );

/** A promise as it was before this day. */
function notReplacedSince(row: PromiseRow, day: string): PromiseRow {
  const { promise, office } = row;
  const stood = promise.replacedAt !== null && todayIn(office.zone, promise.replacedAt) >= day;
  return stood ? { ...row, promise: { ...promise, replacedAt: null } } : row;
}

/** What became of promises, in their order, as of their offices' today; receipts and holidays are read once for all. */
export async function seenPromises(
  db: Db,
  rows: readonly PromiseRow[],
  now: Date,
): Promise<{ row: PromiseRow; promise: BorrowerPromise }[]> {
  if (rows.length === 0) return [];
  const days = rows.map(({ promise }) => promise.due).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [holidays, paid] = await Promise.all([
    holidaysBetween(db, first, addDays(last, MAX_CLOSED_DAYS)),
    paymentsSince(db, rows),
  ]);
  return rows.map((row) => {
    const { promise, office, writer } = row;
    const terms = {
      madeOn: promise.madeOn,
      madeAt: promise.at.toISOString(),
      due: promise.due,
      amount: promise.amount,
      replacedOn: promise.replacedAt && todayIn(office.zone, promise.replacedAt),
    };
    const payments = paid.get(promise.contractCode) ?? [];
    return {
      row,
      promise: {
        id: promise.id,
        made_on: promise.madeOn,
        due: promise.due,
        amount: promise.amount,
        source: promise.source,
        state: promiseState(terms, payments, todayIn(office.zone, now), holidays),
        paid: promisePaid(terms, payments, holidays),
        ends_on: promiseEnd(promise.due, holidays),
        at: promise.at.toISOString(),
        written_by: writer,
      },
    };
  });
}

/** Valid receipts of these contracts since the first of these promises was made, by contract. */
async function paymentsSince(db: Db, rows: readonly PromiseRow[]): Promise<Map<string, PromisePayment[]>> {
  const codes = [...new Set(rows.map(({ promise }) => promise.contractCode))];
  const [since = ''] = rows.map(({ promise }) => promise.madeOn).toSorted();
  const found = await db
    .select({
      code: credits.contractCode,
      date_payment: credits.datePayment,
      received_at: receivedAt.mapWith(credits.createdAt),
      credit_payment: credits.creditPayment,
      penalty_payment: credits.penaltyPayment,
    })
    .from(credits)
    .where(
      and(inArray(credits.contractCode, codes), isNull(credits.voidedAt), gte(credits.datePayment, since)),
    );
  const byCode = new Map<string, PromisePayment[]>(codes.map((code) => [code, []]));
  for (const { code, received_at, ...payment } of found) {
    byCode.get(code)?.push({ ...payment, received_at: received_at.toISOString() });
  }
  return byCode;
}
