import { and, asc, count, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { searchedAmount } from '@/lib/format/search/searchedAmount';
import { searchedDay, type SearchedDay } from '@/lib/format/search/searchedDay';
import type { listImportRows, ImportRow } from '@/lib/contract/importRows';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { contracts, importRows } from '../platform/db/schema';
import { wordsFound } from '../platform/db/wordsFound';
import { findBatch } from './batch';
import { ofContract, rowQuery, toRows } from './rows';

type RowsQuery = z.output<NonNullable<typeof listImportRows.query>>;

/** One page of a statement's rows by line. A search reads the rows of this one statement, 20,000 at most. */
export async function listRows(
  db: Db,
  person: SignedIn,
  id: string,
  query: RowsQuery,
  now: Date,
): Promise<{ rows: ImportRow[]; count: number }> {
  const batch = await findBatch(db, person, id);
  const where = and(
    eq(importRows.batchId, batch.id),
    query.state && eq(importRows.state, query.state),
    query.line === undefined ? undefined : eq(importRows.line, query.line),
    searchCondition(query.search),
  );
  const [found, [counted]] = await Promise.all([
    rowQuery(db)
      .where(where)
      .orderBy(asc(importRows.line))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    db.select({ rows: count() }).from(importRows).leftJoin(contracts, ofContract).where(where),
  ]);
  return { rows: await toRows(db, batch, found, { staff: person, now }), count: counted?.rows ?? 0 };
}

const dayCondition = ({ day, year }: SearchedDay) =>
  year === null ? sql`to_char(${importRows.date}, 'MM-DD') = ${day}` : eq(importRows.date, `${year}-${day}`);

/** A text as it stands in the line, its contract however that is looked for, its amount, or its day. */
function searchCondition(search: string | undefined): SQL | undefined {
  const text = (search ?? '').trim().replace(/\s+/g, ' ');
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const [amount, day] = [searchedAmount(text), searchedDay(text)];
  // The digits of an amount or a day stand in many a NIK; so many digits are a NIK or a phone.
  const isOther = day === null && (amount === null || amount >= 10_000_000_000);
  return or(
    ilike(importRows.description, pattern),
    ilike(importRows.reference, pattern),
    ilike(importRows.contractCode, pattern),
    isOther ? and(...wordsFound(contracts.searchText, text)) : undefined,
    amount === null ? undefined : eq(importRows.amount, amount),
    day === null ? undefined : dayCondition(day),
  );
}
