import * as z from 'zod/mini';
import { VEHICLE_KINDS } from './calculations';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  idParams,
  instant,
  pageNumber,
  rupiah,
  pageSize,
  searchText,
  queryYear,
  recordVersion,
  storedId,
} from './fields';
import { nameText } from './plainText';
import {
  HIGHEST_PRICE,
  MAX_PRICE_ROWS,
  OLDEST_YEAR,
  PRICE_PAGE_SIZE,
  PRICE_SORTS,
} from './priceListDefaults';

/*
 * OTR dan Pencairan (DOMAIN): what a vehicle is worth per region, brand, type and year, from a day on. Every signed-in
 * person reads it; holders of `is_master` import a new list, which never changes what was in force before.
 */

const amount = rupiah.check(z.minimum(0), z.maximum(HIGHEST_PRICE));
const count = z.int().check(z.minimum(0));
const words = nameText(1, 60);

/** Which vehicle, where. */
export const pricedVehicleSchema = z.object({
  region: words,
  vehicle_kind: z.enum(VEHICLE_KINDS),
  brand: words,
  type: words,
  year: z.int().check(z.minimum(OLDEST_YEAR), z.maximum(2100)),
});
export type PricedVehicle = z.infer<typeof pricedVehicleSchema>;

/** What it is worth, rupiah. */
export const priceValuesSchema = z.object({
  otr: amount.check(z.minimum(1)),
  /** Most that is paid out against its BPKB. */
  max_disbursement: amount,
  min_down_payment: amount,
});
export type PriceValues = z.infer<typeof priceValuesSchema>;

const validity = {
  valid_from: calendarDate,
  /** Last day; null while nothing follows. */
  valid_to: z.nullable(calendarDate),
};

export const priceSchema = z.object({
  id: z.int(),
  ...pricedVehicleSchema.shape,
  ...priceValuesSchema.shape,
  ...validity,
});
export type Price = z.infer<typeof priceSchema>;

export const priceListQuery = z.object({
  /** Words of region, brand, type and year; every one must occur. */
  search: z.optional(searchText),
  region: z.optional(z.string().check(z.maxLength(60))),
  kind: z.optional(z.enum(VEHICLE_KINDS)),
  brand: z.optional(z.string().check(z.maxLength(60))),
  type: z.optional(z.string().check(z.maxLength(60))),
  year: z.optional(queryYear),
  /** The day whose prices are asked for; left out: today in the caller's office. */
  on: z.optional(calendarDate),
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, PRICE_PAGE_SIZE),
  sort: z._default(z.enum(PRICE_SORTS), 'vehicle'),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
});

export const pricePageSchema = z.object({
  today: calendarDate,
  /** The day that was asked for. */
  on: calendarDate,
  rows: z.array(priceSchema),
  count,
});
export type PricePage = z.infer<typeof pricePageSchema>;

/** A vehicle's price over time, newest first. */
export const priceVersionSchema = z.object({
  id: z.int(),
  ...priceValuesSchema.shape,
  ...validity,
  /** The import that brought it; null: there from the start. */
  list: z.nullable(z.object({ file_name: z.string(), at: instant, by: actorSchema })),
});
export type PriceVersion = z.infer<typeof priceVersionSchema>;

/** A line of a file that was read. */
export const priceLineSchema = z.object({
  /** Line in the file, from 1. */
  line: storedId,
  ...pricedVehicleSchema.shape,
  ...priceValuesSchema.shape,
});
export type PriceLine = z.infer<typeof priceLineSchema>;

const listToCome = {
  /** The first day of the new prices. */
  valid_from: calendarDate,
  rows: z.array(priceLineSchema).check(z.minLength(1), z.maxLength(MAX_PRICE_ROWS)),
};

/** What a file would do to the list of a day. */
export const priceDiffSchema = z.object({
  today: calendarDate,
  /** First day on which a new list may begin. */
  earliest: calendarDate,
  /** Counts imports: a list is taken over what was seen. */
  list_version: z.int(),
  /** What can't be taken; while there is any, nothing is. */
  wrong: z.array(z.object({ line: z.int(), reason: z.string() })),
  added: z.array(priceLineSchema),
  changed: z.array(z.object({ before: priceSchema, after: priceLineSchema })),
  /** In the list of that day, in a region of the file, but not in the file. */
  missing: z.array(priceSchema),
  same: count,
});
export type PriceDiff = z.infer<typeof priceDiffSchema>;

export const listPrices = endpoint({
  name: 'listPrices',
  method: 'GET',
  path: 'prices',
  origin: 'angsur',
  guard: 'session',
  summary: 'One page of the price list of a day, with search and filters.',
  query: priceListQuery,
  data: pricePageSchema,
});

export const listPriceChoices = endpoint({
  name: 'listPriceChoices',
  method: 'GET',
  path: 'prices/choices',
  origin: 'angsur',
  guard: 'session',
  summary: 'Regions, vehicles and years that the price list knows, for its filters.',
  data: z.object({
    regions: z.array(z.string()),
    vehicles: z.array(z.object({ vehicle_kind: z.enum(VEHICLE_KINDS), brand: z.string(), type: z.string() })),
    years: z.array(z.int()),
  }),
});

export const getPrice = endpoint({
  name: 'getPrice',
  method: 'GET',
  path: 'prices/{id}',
  origin: 'angsur',
  guard: 'session',
  summary: 'One price and its vehicle’s prices over time, newest first.',
  params: idParams,
  data: z.object({ today: calendarDate, price: priceSchema, versions: z.array(priceVersionSchema) }),
});

export const previewPrices = endpoint({
  name: 'previewPrices',
  method: 'POST',
  path: 'prices/preview',
  origin: 'angsur',
  guard: ['is_master'],
  summary: 'What a file would do to the price list of a day; writes nothing.',
  body: z.object(listToCome),
  data: priceDiffSchema,
});

export const importPrices = endpoint({
  name: 'importPrices',
  method: 'POST',
  path: 'prices/import',
  origin: 'angsur',
  guard: ['is_master'],
  summary:
    'Takes a file as the price list from a day on, all or nothing. 409: another list came first; 422: a line is wrong.',
  body: z.object({
    ...listToCome,
    file_name: nameText(1, 200),
    /** What happens to prices that the file does not have: they go on, or end on the day before. */
    missing: z.enum(['KEEP', 'END']),
    list_version: recordVersion,
  }),
  data: z.object({ valid_from: calendarDate, added: count, changed: count, ended: count, same: count }),
  idempotent: true,
});
