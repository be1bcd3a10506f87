import { and, between, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { creditListQuery } from '@/lib/contract/creditList';
import type { ReceiptDay, ReceiptState } from '@/lib/contract/creditListDefaults';
import { isRealDate } from '@/lib/arithmetic/calendar';
import { periodWindow } from '../calendar/periodWindow';
import { todayIn } from '../calendar/today';
import { officeOfList, ofOffice, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { credits, offices } from '../platform/db/schema';
import { searchConditions } from './searchCondition';

/** What a list of receipts is asked for, page aside. */
export type ReceiptQuery = Omit<z.output<typeof creditListQuery>, 'page' | 'size'>;

/** The receipts that a query means. */
export interface ReceiptFilter {
  where: SQL | undefined;
  /** The date that the period was taken around. */
  date: string;
}

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
  const date = query.date ?? todayIn(await zoneFor(db, person, query.office), now);
  if (!isRealDate(date)) throw invalid({ date: 'Tanggal ini tidak ada.' });
  return { where: and(...conditions(db, office, query, date)), date };
}

const STATES: Record<ReceiptState, SQL> = {
  valid: isNull(credits.voidedAt),
  waiting: credits.requestApproval.getSQL(),
  void: isNotNull(credits.voidedAt),
};

function conditions(db: Db, office: ListedOffices, query: ReceiptQuery, date: string): (SQL | undefined)[] {
  const window = periodWindow(query.period, date);
  const byYear = query.period === 'year' && query.by === 'paid' && GROWS_WITH_TIME.has(query.sort);
  return [
    ofOffice(credits.officeId, office),
    byYear ? eq(credits.paymentYear, Number(date.slice(0, 4))) : undefined,
    window && !byYear ? within(DAY_COLUMNS[query.by], window) : undefined,
    query.cashier === undefined ? undefined : eq(credits.cashierId, query.cashier),
    query.means && eq(credits.means, query.means),
    query.status && STATES[query.status],
    ...searchConditions(db, query.search),
  ];
}

const within = (day: PgColumn, { from, to }: { from: string; to: string }) =>
  from === to ? eq(day, from) : between(day, from, to);

async function zoneFor(db: Db, person: SignedIn, office: number | undefined): Promise<string> {
  if (office === undefined || office === person.office.id) return person.office.zone;
  const [found] = await db.select({ zone: offices.zone }).from(offices).where(eq(offices.id, office));
  return found?.zone ?? person.office.zone;
}
