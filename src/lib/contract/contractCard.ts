import * as z from 'zod/mini';
import { calendarDate, rupiah } from './fields';

const count = z.int().check(z.minimum(0));
const amount = rupiah.check(z.minimum(0));

/** One line of a payment card, as `src/lib/arithmetic/card` calculates it; amounts in rupiah. */
export const cardLineSchema = z.object({
  number: z.int().check(z.minimum(1)),
  date_maturity: calendarDate,
  instalment: amount,
  principal: amount,
  interest: amount,
  /** Principal left after this line. */
  remaining: amount,
  paid: amount,
  discount: amount,
  /** instalment − paid − discount; below 0 where an instalment was paid twice over. */
  remainder: rupiah,
  /** Days late. */
  overdue: count,
  /** Penalty still owed. */
  penalty: amount,
  penalty_paid: amount,
  penalty_discount: amount,
  /** Number of the last transaction on this line; 0 when there is none. */
  transactions: count,
  status: z.enum(['PAID', 'PART_PAID', 'DUE', 'OVERDUE', 'UPCOMING']),
});

/** A contract's payment card (DOMAIN, kartu piutang) as of one date, with its sums; amounts in rupiah. */
export const contractCardSchema = z.object({
  lines: z.array(cardLineSchema),
  totals: z.object({
    instalment: amount,
    paid: amount,
    discount: amount,
    remainder: rupiah,
    penalty: amount,
    penalty_paid: amount,
    penalty_discount: amount,
  }),
  /** Days late of the first line that is not covered. */
  dpd: count,
});
export type ContractCard = z.infer<typeof contractCardSchema>;
