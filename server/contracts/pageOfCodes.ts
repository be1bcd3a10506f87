import { and, asc, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { ContractSort, ContractStatus } from '@/lib/contract/contractListDefaults';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';

/** What page of which order. */
export interface PageWanted {
  page: number;
  size: number;
  sort: ContractSort;
  order: 'asc' | 'desc';
  status?: ContractStatus | undefined;
}

const SORT_COLUMNS = {
  code: contracts.code,
  customer_name: contracts.customerName,
  date_start: contracts.dateStart,
} as const satisfies Record<Exclude<ContractSort, 'next_due'>, PgColumn>;

/** Codes of one page, found in an index alone (docs/decisions/0024). */
export async function pageOfCodes(db: Db, wanted: PageWanted, where: SQL | undefined): Promise<string[]> {
  const rows = await (wanted.sort === 'next_due'
    ? byNextDue(db, wanted, where)
    : byColumn(db, SORT_COLUMNS[wanted.sort], wanted, where));
  return rows.map((row) => row.code);
}

const offsetOf = ({ page, size }: PageWanted) => (page - 1) * size;

function byColumn(db: Db, sort: PgColumn, wanted: PageWanted, where: SQL | undefined) {
  const direction = wanted.order === 'asc' ? asc : desc;
  return db
    .select({ code: contracts.code })
    .from(contracts)
    .where(where)
    .orderBy(direction(sort), ...(sort === contracts.code ? [] : [direction(contracts.code)]))
    .limit(wanted.size)
    .offset(offsetOf(wanted));
}

/**
 * What has a next due date comes first in either order, then what is covered, then what has ended. Each part has its
 * own index and is sorted as that index is; a page takes from each no more than it could show.
 */
function byNextDue(db: Db, wanted: PageWanted, where: SQL | undefined) {
  const direction = wanted.order === 'asc' ? asc : desc;
  const part = (rank: number, which: SQL | undefined, order: readonly PgColumn[]) => {
    // What a part is not sorted by is nothing in it, so that the whole is sorted as its parts are.
    const sorted = (column: PgColumn) => (order.includes(column) ? column : null);
    return db
      .select({
        code: contracts.code,
        rank: sql<number>`${sql.raw(String(rank))}`.as('rank'),
        due: sql`${sorted(contracts.nextDue)}::date`.as('due'),
        state: sql`${sorted(contracts.status)}::text`.as('state'),
        began: sql`${sorted(contracts.dateStart)}::date`.as('began'),
      })
      .from(contracts)
      .where(and(where, which))
      .orderBy(...order.map(direction))
      .limit(offsetOf(wanted) + wanted.size);
  };
  const isActive = eq(contracts.status, 'ACTIVE');
  const byDue = [contracts.nextDue, contracts.code];
  const due = () => part(0, and(isActive, isNotNull(contracts.nextDue)), byDue);
  const covered = () => part(1, and(isActive, isNull(contracts.nextDue)), byDue);
  const ended = () =>
    part(2, ne(contracts.status, 'ACTIVE'), [contracts.status, contracts.dateStart, contracts.code]);
  // PostgreSQL does not see that overdue and ended exclude each other: it would look through all that has ended.
  const all =
    wanted.status === 'OVERDUE'
      ? due()
      : wanted.status === 'ACTIVE'
        ? unionAll(due(), covered())
        : wanted.status === undefined
          ? unionAll(due(), covered(), ended())
          : ended();
  const parts = all.as('parts');
  return db
    .select({ code: parts.code })
    .from(parts)
    .orderBy(asc(parts.rank), ...[parts.due, parts.state, parts.began, parts.code].map(direction))
    .limit(wanted.size)
    .offset(offsetOf(wanted));
}
