import * as z from 'zod/mini';
import { storedId } from './fields';
import { nameText } from './plainText';

/*
 * What a partner is paid by and where to (DOMAIN, Commission; docs/decisions/0102). Neither is changed by one person.
 */

/** AGENT: `/agen`. MARKETER: an external marketer, `/marketing`. */
export const PARTNER_KINDS = ['AGENT', 'MARKETER'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** Most that a fixed commission may be, rupiah, and highest rate, hundredths of a per mille: more is a slip, or from before. */
export const HIGHEST_FIXED = 1_000_000_000;
export const HIGHEST_RATE = 20_000;
/** Highest rate that is asked for: five percent, beyond which nothing is computed (DOMAIN, Commission). */
export const HIGHEST_ASKED_RATE = 5_000;

/** What one contract of a type brings. */
export const schemeLineSchema = z.discriminatedUnion('basis', [
  z.object({
    contract_type_id: storedId,
    basis: z.literal('FIXED'),
    /** Rupiah per contract. */
    value: z.int().check(z.minimum(1), z.maximum(HIGHEST_FIXED)),
  }),
  z.object({
    contract_type_id: storedId,
    basis: z.literal('PER_MILLE'),
    /** Hundredths of a per mille of the principal. */
    value: z.int().check(z.minimum(1), z.maximum(HIGHEST_RATE)),
  }),
]);
export type SchemeLine = z.infer<typeof schemeLineSchema>;

/** A commission scheme: what a contract brings, by its type; a type without a line brings nothing. */
export const schemeTermsSchema = z.object({
  lines: z.array(schemeLineSchema).check(z.minLength(1), z.maxLength(50)),
  /** Taken back when the contract is cancelled. */
  back_if_cancelled: z.boolean(),
  /** Taken back when the first instalment is still unpaid so many days after it was due; null: never. */
  back_after_days: z.nullable(z.int().check(z.minimum(1), z.maximum(365))),
});
export type SchemeTerms = z.infer<typeof schemeTermsSchema>;

/** Where commissions are paid to. */
export const bankAccountSchema = z.object({
  bank: nameText(2, 40),
  number: z.string().check(z.regex(/^\d{5,30}$/)),
  holder: nameText(3, 80),
});
