import * as z from 'zod/mini';
import { contractStatusSchema } from './contracts';
import { calendarDate, rupiah } from './fields';

/** Amounts of a card's line, and of the card as a whole, that a decision may change. */
export const CARD_AMOUNTS = [
  'paid',
  'discount',
  'remainder',
  'penalty_paid',
  'penalty_discount',
  'penalty',
] as const;
export type CardAmount = (typeof CARD_AMOUNTS)[number];

/** What is calculated again on receipts that are dated later on the same instalment; never their money, day or number. */
export const RESPLIT_FIELDS = [
  'overdue',
  'credit',
  'credit_discount',
  'credit_payment',
  'penalty',
  'penalty_discount',
  'penalty_payment',
] as const;
export type ResplitField = (typeof RESPLIT_FIELDS)[number];

const change = { before: rupiah, after: rupiah };
const cardTotals = z.object({
  paid: rupiah,
  discount: rupiah,
  remainder: rupiah,
  penalty_paid: rupiah,
  penalty_discount: rupiah,
  penalty: rupiah,
});

/**
 * What a decision does to a contract, calculated as of its office's today; amounts in rupiah. Lists hold only what
 * changes, the rest holds both sides.
 */
export const consequencesSchema = z.object({
  card: z.object({
    /** By line, then in the order of CARD_AMOUNTS. */
    lines: z.array(z.object({ number: z.int().check(z.minimum(1)), field: z.enum(CARD_AMOUNTS), ...change })),
    totals: z.object({ before: cardTotals, after: cardTotals }),
    status: z.object({ before: contractStatusSchema, after: contractStatusSchema }),
    /** First instalment that is not covered; null: none. */
    next_due: z.object({ before: z.nullable(calendarDate), after: z.nullable(calendarDate) }),
    /** Names of the offices, where it goes over to another one. */
    office: z.optional(z.object({ before: z.string(), after: z.string() })),
  }),
  /** What the rule charged on the whole card: owed, paid and forgiven. */
  penalty: z.object(change),
  /** What a cashier's day gains, or below 0 loses. */
  cash: z.array(z.object({ cashier: z.string(), day: calendarDate, cash: rupiah, bank: rupiah })),
  /** Balance of the customer's deposit. */
  deposit: z.object(change),
  /** Receipts of the same instalments, dated later, that are split again. */
  later: z.array(z.object({ invoice: z.string(), field: z.enum(RESPLIT_FIELDS), ...change })),
});
export type DecisionConsequences = z.infer<typeof consequencesSchema>;
