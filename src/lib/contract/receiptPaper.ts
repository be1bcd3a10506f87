import * as z from 'zod/mini';
import { receiptSchema } from './credits';
import { endpoint } from './endpoint';
import { idParams, rupiah } from './fields';

const amount = rupiah.check(z.minimum(0));

/** All that stands on a printed receipt. */
export const receiptPaperSchema = z.object({
  receipt: receiptSchema,
  /** How often it was printed, this time included. */
  print_count: z.int().check(z.minimum(1)),
  /** What its payment left as deposit, rupiah; on the payment's first receipt only. */
  deposit_added: z.optional(amount),
  office_name: z.string(),
  plate_number: z.string(),
  vehicle: z.string(),
  tenor: z.int().check(z.minimum(1)),
});
export type ReceiptPaper = z.infer<typeof receiptPaperSchema>;

export const printReceipt = endpoint({
  name: 'printReceipt',
  method: 'POST',
  path: 'credits/{id}/print',
  origin: 'angsur',
  guard: ['is_credit_add', 'is_credit_update', 'is_credit_approval'],
  summary: 'Counts one print of a receipt and gives what stands on the paper. 409: the receipt is void.',
  params: idParams,
  data: receiptPaperSchema,
  idempotent: true,
});
