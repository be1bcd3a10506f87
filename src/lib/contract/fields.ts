import * as z from 'zod/mini';

/*
 * Field types that both sides speak. Readers are lenient where the company's own host may differ
 * (numbers as strings, flags as 0/1); writers always send the strict form.
 */

const INTEGER = /^-?\d{1,16}$/;

/** The largest number that a column of ids, versions or counts holds (32 bits, signed). */
const LARGEST = 2_147_483_647;

/** Most that one field of a form may say, rupiah: sums of any number of them stay exact. */
export const HIGHEST_AMOUNT = 1_000_000_000_000;

/** A whole number that may arrive as a string of digits; must be a safe integer. */
export const wireInteger = z.pipe(
  z.union([z.number(), z.string().check(z.regex(INTEGER))]),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.int(),
  ),
);

/** Money in whole rupiah; a safe integer, may be negative. */
export const rupiah = z.int();

/** Money as another host may send it: whole rupiah, digits in a string, or nothing. Empty shows blank (SPEC 5). */
export const wireRupiah = z.pipe(
  z.nullish(z.union([z.literal(''), wireInteger])),
  z.transform((value: number | '' | null | undefined) => (typeof value === 'number' ? value : null)),
);

/** Money that somebody enters: whole rupiah from 0 on. */
export const enteredRupiah = rupiah.check(z.minimum(0), z.maximum(HIGHEST_AMOUNT));

/** Stands in the issue of a day that is written well and does not exist. */
export const NO_SUCH_DAY = { reason: 'no-such-day' };

/** A calendar date that exists, `YYYY-MM-DD`, no zone, from 1900 to 2199: what lies outside is a slip. */
export const calendarDate = z
  .string()
  .check(
    z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
    z.refine(exists, { params: NO_SUCH_DAY }),
  );

function exists(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** An instant, ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true });

/** A boolean that may arrive as 0/1 or "0"/"1". */
export const wireBoolean = z.pipe(
  z.nullish(z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])),
  z.transform(
    (value: boolean | 0 | 1 | '0' | '1' | null | undefined) => value === true || value === 1 || value === '1',
  ),
);

/** Record ids are opaque on the client: the embedded API uses integers, another host may use strings. */
export const recordId = z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(64))]);
export type RecordId = z.infer<typeof recordId>;

/** Number of a record that this server keeps. */
export const storedId = z.int().check(z.minimum(1), z.maximum(LARGEST));

/** The version of a record that somebody saw (optimistic concurrency). */
export const recordVersion = z.int().check(z.minimum(0), z.maximum(LARGEST));

/** A whole number of things, days or minutes, from 0 on. */
export const storedCount = z.int().check(z.minimum(0), z.maximum(LARGEST));

const queryNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));

/** Id of a record in a query or a path. */
export const queryId = queryNumber(1, LARGEST);

/** Days in a query; ten years at most. */
export const queryDays = queryNumber(1, 3_650);

/** A version in a query. */
export const queryVersion = queryNumber(0, LARGEST);

/** A year in a query; as dates go, from 1900 to 2199. */
export const queryYear = queryNumber(1900, 2199);

/** Id of an office in a query. */
export const officeId = queryNumber(1, LARGEST);

/** Id in a path: always text there. */
export const idParams = z.object({
  id: z.pipe(
    recordId,
    z.transform((value: RecordId) => String(value)),
  ),
});

/** Text that may be absent; absent and null are the same. */
export const wireText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value: string | number | null | undefined) => (value == null ? null : String(value))),
);

/** Who did it. */
export const actorSchema = z.object({
  username: z.pipe(
    wireText,
    z.transform((value: string | null) => value ?? ''),
  ),
  name: z.pipe(
    wireText,
    z.transform((value: string | null) => value ?? ''),
  ),
});
export type Actor = z.infer<typeof actorSchema>;

/** `page` of a list, from 1. */
export const pageNumber = queryNumber(1, 1_000_000);

/** `size` of a list's page. */
export const pageSize = queryNumber(1, 100);

/** What a list is searched for. */
export const searchText = z.string().check(z.maxLength(100));
