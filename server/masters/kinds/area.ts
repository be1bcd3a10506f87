import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FieldErrors } from '@/lib/contract/envelope';
import { parentOf } from '@/lib/contract/regionCodes';
import { areaWriteSchema, type Area, type AreaWrite } from '@/lib/contract/regions';
import { regions } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind } from '../MasterKind';
import { regionsWithin } from '../regions/regionsWithin';
import { sharedColumns, sharedFields } from '../sharedFields';

const province = alias(regions, 'province');

/** Kota: kabupaten and kota, each in the province that its code begins with. */
export const areaKind: MasterKind<Area, AreaWrite> = {
  noun: 'Kota',
  record: 'area',
  table: regions,
  async read({ db }, where) {
    const rows = await db
      .select({
        ...getTableColumns(regions),
        province: province.name,
        usedBy: regionsWithin,
      })
      .from(regions)
      .innerJoin(province, eq(province.code, regions.parentCode))
      .where(and(where, eq(sql`length(${regions.code})`, 4)))
      .orderBy(asc(regions.code));
    const stamps = await stampsOf(db, rows);
    return rows.map((row) => ({ ...sharedFields(row, stamps(row)), province: row.province }));
  },
  toColumns: sharedColumns,
  written: (row) => areaWriteSchema.parse(row),
  usedBy: (row) => `${row.used_by} kecamatan`,
  async check({ db }, { code }) {
    // Held, so that nobody deletes it meanwhile.
    const [held] = await db
      .select({ code: regions.code })
      .from(regions)
      .where(eq(regions.code, parentOf(code) ?? ''))
      .for('key share');
    const errors: FieldErrors = {};
    if (!held) errors.code = `Tidak ada Wilayah berkode ${parentOf(code)}.`;
    return errors;
  },
};
