import { and, asc, between, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { creditListQuery, CreditPage } from '@/lib/contract/credits';
import type { SignedIn } from '../auth/session';
import { isRealDate } from '../calendar/days';
import { periodWindow } from '../calendar/periodWindow';
import { todayIn } from '../calendar/today';
import type { Db } from '../db/connect';
import { credits, offices, staff } from '../db/schema';
import { forbidden, invalid } from '../http/ApiError';
import { receiptColumns, toReceipt, writtenBy } from './receipt';
import { searchConditions } from './searchCondition';

type ListQuery = z.output<typeof creditListQuery>;

/** Counting stops here: nobody turns to page 501, and counting a million costs more than showing twenty. */
export const COUNT_LIMIT = 10_000;

const SORT_COLUMNS = {
  date_payment: credits.datePayment,
  date_invoice: credits.dateInvoice,
  invoice: credits.invoice,
  contract_code: credits.contractCode,
  customer_name: credits.customerName,
  credit_to: credits.creditTo,
  payment: credits.payment,
  overdue: credits.overdue,
} as const;

/** Goes along with time: a year's receipts lie together in these orders, far from where a scan would start. */
const GROWS_WITH_TIME: ReadonlySet<ListQuery['sort']> = new Set(['date_invoice', 'invoice', 'contract_code']);

/**
 * One page of receipts. `date` defaults to today in the office that is shown, or else in the caller's own.
 * 403: another office's receipts.
 */
export async function listReceipts(
  db: Db,
  person: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<CreditPage> {
  if (query.office !== undefined && !person.allOffices && query.office !== person.office.id) {
    throw forbidden('Kantor ini bukan kantor Anda.');
  }
  const date = query.date ?? todayIn(await zoneFor(db, person, query.office), now);
  if (!isRealDate(date)) throw invalid({ date: 'Tanggal ini tidak ada.' });
  const where = and(...conditions(person, query, date));
  const [rows, totals] = await Promise.all([page(db, query, where), boundedTotals(db, where)]);
  return { rows: rows.map(toReceipt), ...totals, date };
}

function conditions(person: SignedIn, query: ListQuery, date: string): (SQL | undefined)[] {
  const office = query.office ?? (person.allOffices ? undefined : person.office.id);
  const window = periodWindow(query.period, date);
  const byYear = query.period === 'year' && GROWS_WITH_TIME.has(query.sort);
  return [
    office === undefined ? undefined : eq(credits.officeId, office),
    byYear ? eq(credits.paymentYear, Number(date.slice(0, 4))) : undefined,
    window && !byYear ? within(window) : undefined,
    query.waiting === '1' ? credits.requestApproval.getSQL() : undefined,
    ...searchConditions(query.search),
  ];
}

const within = ({ from, to }: { from: string; to: string }) =>
  from === to ? eq(credits.datePayment, from) : between(credits.datePayment, from, to);

/** Finds the ids in the index alone and only then reads twenty rows: a late page costs no more visits than the first. */
function page(db: Db, query: ListQuery, where: SQL | undefined) {
  const direction = query.order === 'asc' ? asc : desc;
  const order = [direction(SORT_COLUMNS[query.sort]), direction(credits.id)];
  const ids = db
    .select({ id: credits.id })
    .from(credits)
    .where(where)
    .orderBy(...order)
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  return db
    .select(receiptColumns)
    .from(credits)
    .innerJoin(staff, writtenBy)
    .where(inArray(credits.id, ids))
    .orderBy(...order);
}

async function boundedTotals(db: Db, where: SQL | undefined) {
  const some = db
    .select({ payment: credits.payment })
    .from(credits)
    .where(where)
    .limit(COUNT_LIMIT + 1)
    .as('some');
  const [totals] = await db
    .select({ count: sql<string>`count(*)`, sum: sql<string>`coalesce(sum(${some.payment}), 0)` })
    .from(some);
  const count = Number(totals?.count ?? 0);
  const count_more = count > COUNT_LIMIT;
  return {
    count: Math.min(count, COUNT_LIMIT),
    count_more,
    total_payment: count_more ? null : Number(totals?.sum ?? 0),
  };
}

async function zoneFor(db: Db, person: SignedIn, office: number | undefined): Promise<string> {
  if (office === undefined || office === person.office.id) return person.office.zone;
  const [found] = await db.select({ zone: offices.zone }).from(offices).where(eq(offices.id, office));
  return found?.zone ?? person.office.zone;
}
