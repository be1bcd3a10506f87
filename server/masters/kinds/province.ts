import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { provinceWriteSchema, type Province, type ProvinceWrite } from '@/lib/contract/regions';
import { regions } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind } from '../MasterKind';
import { regionsWithin } from '../regions/regionsWithin';
import { sharedColumns, sharedFields } from '../sharedFields';

/** Wilayah: the provinces. */
export const provinceKind: MasterKind<Province, ProvinceWrite> = {
  noun: 'Wilayah',
  record: 'province',
  table: regions,
  async read({ db }, where) {
    const rows = await db
      .select({
        ...getTableColumns(regions),
        usedBy: regionsWithin,
      })
      .from(regions)
      .where(and(where, eq(sql`length(${regions.code})`, 2)))
      .orderBy(asc(regions.code));
    const stamps = await stampsOf(db, rows);
    return rows.map((row) => sharedFields(row, stamps(row)));
  },
  toColumns: sharedColumns,
  written: (row) => provinceWriteSchema.parse(row),
  usedBy: (row) => `${row.used_by} kota`,
};
