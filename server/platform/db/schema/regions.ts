import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { master } from './masterColumns';

/**
 * Regions of all four levels by their official code, without dots: provinces (2 digits), kabupaten and kota (4),
 * kecamatan (6), kelurahan and desa (10). Checks: migration 0027.
 */
export const regions = pgTable(
  'regions',
  {
    ...master(),
    /** Code of the region that it lies in; null for a province. */
    parentCode: text().generatedAlwaysAs(
      sql`case length(code) when 2 then null when 10 then left(code, 6) else left(code, length(code) - 2) end`,
    ),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
  },
  (t) => [
    index('regions_parent').on(t.parentCode, t.name),
    index('regions_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);
