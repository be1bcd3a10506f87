import { asc, desc, inArray, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { creditListQuery, CreditPage } from '@/lib/contract/creditList';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { preparedByShape } from '../platform/db/prepared';
import { credits, staff } from '../platform/db/schema';
import { receiptColumns, takenBy, taker, toReceipt, voidedBy, voider, writtenBy } from './receipt';
import { receiptFilter, type PlainFilter, type ReceiptFilter } from './receiptFilter';
import { OWN_SORTS, SORT_COLUMNS } from './sortColumns';

type ListQuery = z.output<typeof creditListQuery>;

/** Counting stops here: nobody turns to page 501, and counting a million costs more than showing twenty. */
const COUNT_LIMIT = 10_000;
/** … and here in a search, where each hit is a visit to the table. */
const SEARCH_COUNT_LIMIT = 500;

/** One page of receipts. 403: another office's. 422: a date that does not exist. */
export async function listReceipts(
  db: Db,
  person: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<CreditPage> {
  const filter = await receiptFilter(db, person, query, now);
  const [rows, totals] = await Promise.all([
    rowsOf(db, query, filter),
    boundedTotals(db, filter, query.search ? SEARCH_COUNT_LIMIT : COUNT_LIMIT),
  ]);
  return { rows: rows.map(toReceipt), ...totals, date: filter.date };
}

function rowsOf(db: Db, query: ListQuery, { plain, where }: ReceiptFilter) {
  const range = { limit: query.size, offset: (query.page - 1) * query.size };
  if (!plain) return page(db, query, range, where());
  const shape = `${plain.shape}_${query.order}`;
  return plainPage(db, { ...plain, shape, query }).execute({ ...plain.values, ...range });
}

const plainPage = preparedByShape((db, { shape, where, query }: PlainFilter & { query: ListQuery }) =>
  page(db, query, HELD_RANGE, where()).prepare(`credits_page_${shape}`),
);

/** Finds the ids in the index alone and only then reads twenty rows: a late page costs no more visits than the first. */
function page(db: Db, query: ListQuery, range: Range, where: SQL | undefined) {
  const direction = query.order === 'asc' ? asc : desc;
  const sort = SORT_COLUMNS[query.sort];
  const ids = isShort(query)
    ? sortedApart(db, sort, direction, range, where)
    : sortedByIndex(db, sort, direction, range, where);
  return db
    .select(receiptColumns)
    .from(credits)
    .innerJoin(staff, writtenBy)
    .innerJoin(taker, takenBy)
    .leftJoin(voider, voidedBy)
    .where(inArray(credits.id, ids))
    .orderBy(direction(sort), direction(credits.id));
}

/** A day, week or month in another order than its own. */
const isShort = ({ period, by, sort }: ListQuery) =>
  period !== 'all' && period !== 'year' && sort !== OWN_SORTS[by];

type Direction = typeof asc | typeof desc;
type Range = { limit: number | Placeholder; offset: number | Placeholder };
const HELD_RANGE: Range = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };

function sortedByIndex(
  db: Db,
  sort: PgColumn,
  direction: Direction,
  { limit, offset }: Range,
  where: SQL | undefined,
) {
  return db
    .select({ id: credits.id })
    .from(credits)
    .where(where)
    .orderBy(direction(sort), direction(credits.id))
    .limit(limit)
    .offset(offset);
}

/** More than there are ids. */
const EVERYTHING = 2_147_483_647;

/**
 * Takes the period from the date index and sorts what there is. Left to choose, the planner walks the sort's index
 * for a month that lies at its far end: it does not know that invoice numbers and dates go along. A limit keeps
 * the two steps apart.
 */
function sortedApart(
  db: Db,
  sort: PgColumn,
  direction: Direction,
  { limit, offset }: Range,
  where: SQL | undefined,
) {
  const span = db
    .select({ id: credits.id, sort: sql`${sort}`.as('sort') })
    .from(credits)
    .where(where)
    .limit(EVERYTHING)
    .as('span');
  return db
    .select({ id: span.id })
    .from(span)
    .orderBy(direction(span.sort), direction(span.id))
    .limit(limit)
    .offset(offset);
}

async function boundedTotals(db: Db, { plain, where }: ReceiptFilter, limit: number) {
  const [totals] = plain
    ? await plainTotals(db, plain).execute(plain.values)
    : await totalsQuery(db, where(), limit);
  const count = Number(totals?.count ?? 0);
  const count_more = count > limit;
  return {
    count: Math.min(count, limit),
    count_more,
    total_payment: count_more ? null : Number(totals?.sum ?? 0),
  };
}

function totalsQuery(db: Db, where: SQL | undefined, limit: number) {
  const some = db
    .select({ counted: credits.counted })
    .from(credits)
    .where(where)
    .limit(limit + 1)
    .as('some');
  return db
    .select({ count: sql<string>`count(*)`, sum: sql<string>`coalesce(sum(${some.counted}), 0)` })
    .from(some);
}

const plainTotals = preparedByShape((db, { shape, where }: PlainFilter) =>
  totalsQuery(db, where(), COUNT_LIMIT).prepare(`credits_totals_${shape}`),
);
