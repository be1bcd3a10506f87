import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { contractTypeWriteSchema, type ContractType, type ContractTypeWrite } from '@/lib/contract/masters';
import { contracts, contractTypes } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind } from '../MasterKind';
import { sharedColumns, sharedFields } from '../sharedFields';

/** Jenis Kontrak. */
export const contractTypeKind: MasterKind<ContractType, ContractTypeWrite> = {
  noun: 'Jenis Kontrak',
  record: 'contract_type',
  table: contractTypes,
  async read({ db }, where) {
    const uses = db
      .select({ id: contracts.contractTypeId, count: count().as('count') })
      .from(contracts)
      .groupBy(contracts.contractTypeId)
      .as('uses');
    const rows = await db
      .select({ ...getTableColumns(contractTypes), usedBy: sql<number>`coalesce(${uses.count}, 0)::int` })
      .from(contractTypes)
      .leftJoin(uses, eq(uses.id, contractTypes.id))
      .where(where)
      .orderBy(asc(contractTypes.code));
    const stamps = await stampsOf(db, rows);
    return rows.map((row) => ({ ...sharedFields(row, stamps(row)), vehicle_kind: row.vehicleKind }));
  },
  toColumns: (write) => ({ ...sharedColumns(write), vehicleKind: write.vehicle_kind }),
  written: (row) => contractTypeWriteSchema.parse(row),
  usedBy: (row) => `${row.used_by} kontrak`,
};
