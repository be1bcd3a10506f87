import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { searchText } from './fields';
import { masterEndpoints, masterSchema, masterWriteSchema } from './masters';
import { nameText } from './plainText';
import { REGION_CODE } from './regionCodes';

/*
 * Wilayah (provinces) and Kota (kabupaten and kota) with the kecamatan and kelurahan below them: where people live.
 * Prices have market areas of their own (docs/decisions/0100).
 */

const provinceFields = { code: z.string().check(z.regex(/^\d{2}$/)) };
export const provinceSchema = z.extend(masterSchema, provinceFields);
export type Province = z.infer<typeof provinceSchema>;
export const provinceWriteSchema = z.extend(masterWriteSchema, provinceFields);
export type ProvinceWrite = z.infer<typeof provinceWriteSchema>;

/** Wilayah; `used_by` counts its kota. */
export const provinces = masterEndpoints('Province', 'masters/regions', provinceWriteSchema, provinceSchema);

const areaFields = { code: z.string().check(z.regex(/^\d{4}$/)) };
export const areaSchema = z.extend(masterSchema, {
  ...areaFields,
  /** Name of its province, which its code begins with. */
  province: z.string(),
});
export type Area = z.infer<typeof areaSchema>;
export const areaWriteSchema = z.extend(masterWriteSchema, areaFields);
export type AreaWrite = z.infer<typeof areaWriteSchema>;

/** Kota; `used_by` counts its kecamatan. */
export const areas = masterEndpoints('Area', 'masters/areas', areaWriteSchema, areaSchema);

/** Most regions in one call; a file of all 83,000 comes in groups. */
export const MAX_REGION_ROWS = 10_000;

/** A region of a file that was read. */
export const regionLineSchema = z
  .object({
    code: z.string().check(z.regex(REGION_CODE)),
    name: nameText(1, 80),
  })
  // Provinces and kota are masters, whose names have three letters at least.
  .check(z.refine(({ code, name }) => code.length > 4 || name.length >= 3, { path: ['name'] }));
export type RegionLine = z.infer<typeof regionLineSchema>;

const lines = z.object({
  rows: z.array(regionLineSchema).check(z.minLength(1), z.maxLength(MAX_REGION_ROWS)),
});
const count = z.int().check(z.minimum(0));

export const compareRegions = endpoint({
  name: 'compareRegions',
  method: 'POST',
  path: 'masters/regions/compare',
  origin: 'angsur',
  guard: ['is_master'],
  summary: 'What lines of a file would do to the regions; writes nothing.',
  body: lines,
  data: z.object({
    /** Codes that are not there yet. */
    added: z.array(z.string()),
    renamed: z.array(z.object({ code: z.string(), before: z.string(), after: z.string() })),
    same: count,
    /** Codes of regions that lines lie in and that are neither there nor among the lines. */
    parents_missing: z.array(z.string()),
  }),
});

export const importRegions = endpoint({
  name: 'importRegions',
  method: 'POST',
  path: 'masters/regions/import',
  origin: 'angsur',
  guard: ['is_master'],
  summary:
    'Adds and renames regions; what the lines do not have stays. Sent again it changes nothing. 422: a line lies in no region that is known.',
  body: lines,
  data: z.object({ added: count, renamed: count, same: count }),
  idempotent: true,
});

/** A region to choose. */
export const regionSchema = z.object({ code: z.string(), name: z.string() });
export type Region = z.infer<typeof regionSchema>;

export const listRegions = endpoint({
  name: 'listRegions',
  method: 'GET',
  path: 'regions',
  origin: 'angsur',
  guard: 'session',
  summary: 'Active regions one step below a code, by name; without a code the provinces.',
  query: z.object({ below: z.optional(z.string().check(z.regex(/^\d{2}(\d{2}(\d{2})?)?$/))) }),
  data: z.object({ rows: z.array(regionSchema) }),
});

/** A kelurahan or kecamatan with everything that it lies in. */
export const foundRegionSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Null: it is a kecamatan itself. */
  district: z.nullable(regionSchema),
  area: regionSchema,
  province: regionSchema,
});
export type FoundRegion = z.infer<typeof foundRegionSchema>;

export const findRegions = endpoint({
  name: 'findRegions',
  method: 'GET',
  path: 'regions/search',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Up to 20 kelurahan and kecamatan whose names have all the words, those that begin with them first.',
  query: z.object({ search: searchText.check(z.trim(), z.minLength(2)) }),
  data: z.object({ rows: z.array(foundRegionSchema) }),
});
