import { asc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { daysLeft } from '@/lib/collection/fiduciaryDeadline';
import type { FiduciaryPage, FiduciaryRow, listFiduciaries } from '@/lib/contract/fiduciaryDeadlines';
import type { SignedIn } from '../platform/auth/session';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { contracts, fiduciaries, fiduciaryDeadlines } from '../platform/db/schema';
import { hasUnconfirmed } from '../transfers/hasUnconfirmed';
import { selectFiduciaries, type FiduciarySelection } from './selectFiduciaries';

type ListQuery = z.output<NonNullable<typeof listFiduciaries.query>>;

/** Counting stops here (docs/decisions/0024). */
const COUNT_LIMIT = 10_000;

/** By the last day in time; offices a day apart share the order. */
export const DEADLINE_ORDER = [asc(fiduciaryDeadlines.due), asc(fiduciaryDeadlines.contractCode)] as const;

/** One page of what is to be registered or removed, the fewest days left first. 403: another office's. */
export async function fiduciaryPage(
  db: Db,
  person: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<FiduciaryPage> {
  const selection = await selectFiduciaries(db, person, query, now);
  const [rows, counted] = await Promise.all([
    rowsOf(db, query, selection),
    boundedCount(db, fiduciaryDeadlines, selection.where, COUNT_LIMIT),
  ]);
  return { rows, ...counted };
}

/** Finds a page in an index alone, then reads what stands beside each of its rows. */
async function rowsOf(
  db: Db,
  { page, size, list }: ListQuery,
  { where, todays }: FiduciarySelection,
): Promise<FiduciaryRow[]> {
  const found = db
    .select()
    .from(fiduciaryDeadlines)
    .where(where)
    .orderBy(...DEADLINE_ORDER)
    .limit(size)
    .offset((page - 1) * size)
    .as('found');
  const rows = await db
    .select({
      code: found.contractCode,
      office_id: found.officeId,
      customer_name: contracts.customerName,
      plate_number: contracts.plateNumber,
      stored: contracts.status,
      next_due: contracts.nextDue,
      deed_number: fiduciaries.deedNumber,
      notary: fiduciaries.notary,
      certificate_number: fiduciaries.certificateNumber,
      since: found.since,
      due: found.due,
      unconfirmed: list === 'remove' ? hasUnconfirmed(sql`${found.contractCode}`) : sql`false`,
    })
    .from(found)
    .innerJoin(contracts, eq(contracts.code, found.contractCode))
    .innerJoin(fiduciaries, eq(fiduciaries.contractCode, found.contractCode))
    .orderBy(asc(found.due), asc(found.contractCode));
  return rows.map(({ stored, next_due, ...row }) => {
    const today = todays.get(row.office_id) ?? '';
    const status = stored === 'ACTIVE' && next_due !== null && next_due < today ? 'OVERDUE' : stored;
    return { ...row, status, days_left: daysLeft(row.due, today), unconfirmed: row.unconfirmed === true };
  });
}
