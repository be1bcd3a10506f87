import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FoundRegion, Region } from '@/lib/contract/regions';
import type { Db } from '../../platform/db/connect';
import { regions } from '../../platform/db/schema';

const MAX_FOUND = 20;
const district = alias(regions, 'district');
const area = alias(regions, 'area');
const province = alias(regions, 'province');

/** Active regions one step below a code, by name; no code: the provinces. */
export async function regionsBelow(db: Db, below: string | undefined): Promise<Region[]> {
  const under = below === undefined ? isNull(regions.parentCode) : eq(regions.parentCode, below);
  return db
    .select({ code: regions.code, name: regions.name })
    .from(regions)
    .where(and(under, eq(regions.active, true)))
    .orderBy(asc(regions.name), asc(regions.code));
}

/** Regions with everything that they lie in; add which. */
const foundQuery = (db: Db) =>
  db
    .select({
      code: regions.code,
      name: regions.name,
      district: { code: district.code, name: district.name },
      area: { code: area.code, name: area.name },
      province: { code: province.code, name: province.name },
    })
    .from(regions)
    .leftJoin(
      district,
      and(eq(sql`length(${regions.code})`, 10), eq(district.code, sql`left(${regions.code}, 6)`)),
    )
    .innerJoin(area, eq(area.code, sql`left(${regions.code}, 4)`))
    .innerJoin(province, eq(province.code, sql`left(${regions.code}, 2)`))
    .$dynamic();

/** A kelurahan or kecamatan by its code, also one that is used no more; null: there is none. */
export const regionOf = async (db: Db, code: string): Promise<FoundRegion | null> =>
  (await foundQuery(db).where(eq(regions.code, code)))[0] ?? null;

/** Kelurahan and kecamatan whose names have all the words, with what they lie in; those that begin so come first. */
export async function regionsFound(db: Db, search: string): Promise<FoundRegion[]> {
  const sought = search.toLowerCase().trim();
  const words = sought.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return foundQuery(db)
    .where(
      and(
        sql`length(${regions.code}) >= 6`,
        ...[regions, area, province].map(({ active }) => eq(active, true)),
        ...words.map((word) => like(regions.searchText, word)),
      ),
    )
    .orderBy(
      sql`${regions.searchText} <> ${sought}`,
      sql`not starts_with(${regions.searchText}, ${sought})`,
      asc(regions.name),
      asc(regions.code),
    )
    .limit(MAX_FOUND);
}
