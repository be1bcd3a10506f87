import { and, asc, between, count, desc, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { promiseEnd, promisePaid, promiseState, type PromisePayment } from '@/lib/collection/promiseState';
import { REMINDER_DAYS, type BorrowerPromise, type DuePromise } from '@/lib/contract/calls';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { todayIn } from '../calendar/today';
import { todaysOf } from '../contracts/todays';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { contracts, credits, customers, offices, promises, staff } from '../platform/db/schema';

/** Longer than any run of Sundays and holidays, days. */
const MAX_CLOSED_DAYS = 21;

/** Promises with what is said of their contracts; add which. */
const promiseQuery = (db: Db) =>
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
  const shown = await seen(db, rows, now);
  return { rows: shown.map(({ promise }) => promise), count: await db.$count(promises, where) };
}

/** The promise of a contract that runs; null: none does. */
export async function runningPromise(db: Db, code: string, now: Date): Promise<BorrowerPromise | null> {
  const rows = await promiseQuery(db).where(
    and(eq(promises.contractCode, code), isNull(promises.replacedAt)),
  );
  const [last] = await seen(db, rows, now);
  return last?.promise.state === 'RUNNING' ? last.promise : null;
}

/** Promises due from each office's today on, for three days more; the earliest first. */
export async function duePromises(
  db: Db,
  person: SignedIn,
  { office, page, size }: Paged & { office?: number | undefined },
  now: Date,
): Promise<{ rows: DuePromise[]; count: number; today: number }> {
  const todays = [...(await todaysOf(db, person, officeOfList(person, office), now))];
  const dueIn = (days: number): SQL | undefined =>
    and(
      isNull(promises.replacedAt),
      or(
        ...todays.map(([id, today]) =>
          and(eq(promises.officeId, id), between(promises.due, today, addDays(today, days))),
        ),
      ),
    );
  const rows = await promiseQuery(db)
    .where(dueIn(REMINDER_DAYS))
    .orderBy(asc(promises.due), asc(promises.id))
    .limit(size)
    .offset((page - 1) * size);
  const shown = await seen(db, rows, now);
  const many = async (days: number) =>
    (await db.select({ count: count() }).from(promises).where(dueIn(days)))[0]?.count ?? 0;
  return {
    rows: shown.map(({ promise, row }) => ({
      ...promise,
      contract_code: row.promise.contractCode,
      customer_name: row.customer.name,
      phone: row.customer.phone,
      office_id: row.office.id,
      office: row.office.name,
    })),
    count: await many(REMINDER_DAYS),
    today: await many(0),
  };
}

/** What became of promises as of their offices' today; receipts and holidays are read once for all. */
async function seen(
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
      created_at: credits.createdAt,
      credit_payment: credits.creditPayment,
      penalty_payment: credits.penaltyPayment,
    })
    .from(credits)
    .where(
      and(inArray(credits.contractCode, codes), isNull(credits.voidedAt), gte(credits.datePayment, since)),
    );
  const byCode = new Map<string, PromisePayment[]>(codes.map((code) => [code, []]));
  for (const { code, created_at, ...payment } of found) {
    byCode.get(code)?.push({ ...payment, entered_at: created_at.toISOString() });
  }
  return byCode;
}
