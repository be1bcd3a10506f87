import { and, asc, count, eq, ilike, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listImportRows, ImportRow } from '@/lib/contract/importRows';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { contracts, importRows } from '../platform/db/schema';
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

function searchCondition(search: string | undefined): SQL | undefined {
  const text = (search ?? '').trim().replace(/\s+/g, ' ');
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(importRows.description, pattern),
    ilike(importRows.reference, pattern),
    ilike(importRows.contractCode, pattern),
    ilike(contracts.customerName, pattern),
  );
}
