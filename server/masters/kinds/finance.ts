import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { masterWriteSchema } from '@/lib/contract/masters';
import { contracts, finances } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind } from '../MasterKind';
import { sharedColumns, sharedFields } from '../sharedFields';

/** Finance: who funds the contracts. */
export const financeKind: MasterKind = {
  noun: 'Finance',
  record: 'finance',
  table: finances,
  async read({ db }, where) {
    const uses = db
      .select({ id: contracts.financeId, count: count().as('count') })
      .from(contracts)
      .groupBy(contracts.financeId)
      .as('uses');
    const rows = await db
      .select({ ...getTableColumns(finances), usedBy: sql<number>`coalesce(${uses.count}, 0)::int` })
      .from(finances)
      .leftJoin(uses, eq(uses.id, finances.id))
      .where(where)
      .orderBy(asc(finances.code));
    const stamps = await stampsOf(db, rows);
    return rows.map((row) => sharedFields(row, stamps(row)));
  },
  toColumns: sharedColumns,
  written: (row) => masterWriteSchema.parse(row),
  usedBy: (row) => `${row.used_by} kontrak`,
};
