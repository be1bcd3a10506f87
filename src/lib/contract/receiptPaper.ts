import * as z from 'zod/mini';
import { receiptSchema } from './credits';
import { endpoint } from './endpoint';
import { calendarDate, idParams, rupiah } from './fields';
import { letterheadSchema } from './offices';

const amount = rupiah.check(z.minimum(0));

/**
 * What stays to be paid on the contract after a receipt: its card with what was entered until then, as of the day of entry.
 * Amounts in rupiah.
 */
export const receiptRestSchema = z.object({
  as_of: calendarDate,
  /** How many instalments are not covered. */
  instalments: z.int().check(z.minimum(0)),
  /** What they still come to; below 0 where one was paid twice over. */
  remainder: rupiah,
  penalty: amount,
  /** Due date of the first instalment that is not covered; null: all are. */
  next_due: z.nullable(calendarDate),
});
export type ReceiptRest = z.infer<typeof receiptRestSchema>;

/** All that stands on a printed receipt. */
export const receiptPaperSchema = z.object({
  receipt: receiptSchema,
  /** How often it was printed, this time included; of a paper that is only looked at: which print the next one is. */
  print_count: z.int().check(z.minimum(1)),
  /** What its payment left as deposit, rupiah; on the payment's first receipt only. */
  deposit_added: z.optional(amount),
  office: letterheadSchema,
  plate_number: z.string(),
  vehicle: z.string(),
  tenor: z.int().check(z.minimum(1)),
  rest: receiptRestSchema,
});
export type ReceiptPaper = z.infer<typeof receiptPaperSchema>;

const PRINTERS = ['is_credit_add', 'is_credit_update', 'is_credit_approval'] as const;

export const getReceiptPaper = endpoint({
  name: 'getReceiptPaper',
  method: 'GET',
  path: 'credits/{id}/paper',
  origin: 'angsur',
  guard: PRINTERS,
  summary: 'What the next print of a receipt would say; nothing is counted. 409: the receipt is void.',
  params: idParams,
  data: receiptPaperSchema,
});

export const printReceipt = endpoint({
  name: 'printReceipt',
  method: 'POST',
  path: 'credits/{id}/print',
  origin: 'angsur',
  guard: PRINTERS,
  summary: 'Counts one print of a receipt and gives what stands on the paper. 409: the receipt is void.',
  params: idParams,
  data: receiptPaperSchema,
  idempotent: true,
});
