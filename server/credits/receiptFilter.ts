import { and, between, eq, isNotNull, isNull, lte, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { creditListQuery } from '@/lib/contract/creditList';
import type { ReceiptDay, ReceiptState } from '@/lib/contract/creditListDefaults';
import { isRealDate, workingDaysBefore } from '@/lib/arithmetic/calendar';
import { holidaysUpTo } from '../calendar/holidaysUpTo';
import { periodWindow, type DateWindow } from '../calendar/periodWindow';
import { todayIn } from '../calendar/today';
import { officeOfList, ofOffice, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { credits, offices } from '../platform/db/schema';
import { searchConditions } from './searchCondition';
import { OWN_SORTS } from './sortColumns';

/** What a list of receipts is asked for, page aside. */
export type ReceiptQuery = Omit<z.output<typeof creditListQuery>, 'page' | 'size'>;

/** The receipts that a query means. */
export interface ReceiptFilter {
  where: () => SQL | undefined;
  /** The date that the period was taken around. */
  date: string;
  /** Where it is office and period alone, in the period's own order; null: how to find them depends on the values. */
  plain: PlainFilter | null;
}

/** What a statement is prepared for: one shape, one SQL. */
export interface PlainFilter {
  shape: string;
  /** The conditions, with placeholders. */
  where: () => SQL | undefined;
  /** What the placeholders stand for, by name. */
  values: Readonly<Record<string, unknown>>;
}

/** What stands in a condition for a value of that name. */
type Hold = <T>(value: T, name: string) => T | Placeholder;
const asItIs: Hold = (value) => value;
const placeholder: Hold = (_value, name) => sql.placeholder(name);

/** The column that each of the two days stands in. */
const DAY_COLUMNS: Record<ReceiptDay, PgColumn> = { paid: credits.datePayment, entered: credits.dateInvoice };

/** Goes along with time: a year's receipts lie together in these orders, far from where a scan would start. */
const GROWS_WITH_TIME: ReadonlySet<ReceiptQuery['sort']> = new Set([
  'date_invoice',
  'invoice',
  'contract_code',
]);

/**
 * Reads a query as conditions; list and export share it. `date` defaults to today in the office that is shown, or else
 * in the caller's own. 403: another office's receipts. 422: a date that does not exist.
 */
export async function receiptFilter(
  db: Db,
  person: SignedIn,
  query: ReceiptQuery,
  now: Date,
): Promise<ReceiptFilter> {
  const office = officeOfList(person, query.office);
  const today = todayIn(await zoneFor(db, person, query.office), now);
  const { date = today } = query;
  if (!isRealDate(date)) throw invalid({ date: 'Tanggal ini tidak ada.' });
  const state = query.status && (await stateCondition(db, query.status, today));
  const where = (hold: Hold) => and(...conditions(db, office, query, date, hold), state);
  const window = periodWindow(query.period, date);
  return {
    where: () => where(asItIs),
    date,
    plain:
      window && isPlain(query)
        ? { ...shapeOf(office, query.by, window), where: () => where(placeholder) }
        : null,
  };
}

/** Without a period it is not: not told how many rows a page has, PostgreSQL plans for a tenth of all receipts. */
const isPlain = ({ search, cashier, means, status, sort, by }: ReceiptQuery) =>
  !search && cashier === undefined && !means && !status && sort === OWN_SORTS[by];

function shapeOf(office: ListedOffices, by: ReceiptDay, window: DateWindow) {
  const days = window.from === window.to ? 'day' : 'days';
  return {
    shape: `${by}_${days}_${office?.length ?? 'every'}`,
    values: { ...window, ...Object.fromEntries((office ?? []).map((id, index) => [officeName(index), id])) },
  };
}

const officeName = (index: number) => `office${index}`;

/** Working days after which an unconfirmed transfer is late (DOMAIN, Transfers). */
const LATE_AFTER = 3;

// In these words: they are the conditions of partial indexes.
const UNCONFIRMED = sql`${credits.transferState} = 'UNCONFIRMED'`;
const UNKNOWN = sql`${credits.transferState} = 'UNKNOWN'`;

/** @param today the day up to which working days are counted */
async function stateCondition(db: Db, state: ReceiptState, today: string): Promise<SQL | undefined> {
  switch (state) {
    case 'valid':
      return isNull(credits.voidedAt);
    case 'waiting':
      return credits.requestApproval.getSQL();
    case 'void':
      return isNotNull(credits.voidedAt);
    case 'unconfirmed':
      return UNCONFIRMED;
    case 'late':
      return and(
        UNCONFIRMED,
        lte(credits.dateInvoice, workingDaysBefore(today, LATE_AFTER, await holidaysUpTo(db, today))),
      );
    case 'unknown':
      return UNKNOWN;
  }
}

function conditions(
  db: Db,
  office: ListedOffices,
  query: ReceiptQuery,
  date: string,
  hold: Hold,
): (SQL | undefined)[] {
  const window = periodWindow(query.period, date);
  const byYear = query.period === 'year' && query.by === 'paid' && GROWS_WITH_TIME.has(query.sort);
  return [
    ofOffice(
      credits.officeId,
      office?.map((id, index) => hold(id, officeName(index))),
    ),
    byYear ? eq(credits.paymentYear, Number(date.slice(0, 4))) : undefined,
    window && !byYear ? within(DAY_COLUMNS[query.by], window, hold) : undefined,
    query.cashier === undefined ? undefined : eq(credits.cashierId, query.cashier),
    query.means && eq(credits.means, query.means),
    ...searchConditions(db, query.search),
  ];
}

const within = (day: PgColumn, { from, to }: DateWindow, hold: Hold) =>
  from === to ? eq(day, hold(from, 'from')) : between(day, hold(from, 'from'), hold(to, 'to'));

async function zoneFor(db: Db, person: SignedIn, office: number | undefined): Promise<string> {
  if (office === undefined || office === person.office.id) return person.office.zone;
  const [found] = await db.select({ zone: offices.zone }).from(offices).where(eq(offices.id, office));
  return found?.zone ?? person.office.zone;
}
