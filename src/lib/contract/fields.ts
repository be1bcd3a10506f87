import * as z from 'zod/mini';

/*
 * Field types that both sides speak. Readers are lenient where the company's own host may differ
 * (numbers as strings, flags as 0/1); writers always send the strict form.
 */

const INTEGER = /^-?\d+$/;

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

/** A calendar date, `YYYY-MM-DD`, no zone. */
export const calendarDate = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

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
export const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
