import * as z from 'zod/mini';
import { contractStructureSchema } from './contractFacts';
import { endpoint } from './endpoint';
import { calendarDate, idParams, rupiah } from './fields';
import { linePaymentSchema } from './paymentCard';

const {
  penalty_grace_days,
  penalty_kind,
  penalty_rate_bp,
  penalty_per_day,
  penalty_cap_bp,
  allocation_order,
} = contractStructureSchema.shape;

/** All that a change of a receipt is calculated from and held against (docs/decisions/0080); amounts in rupiah. */
export const changeBasisSchema = z.object({
  /** The receipt's version that it belongs to. */
  version: z.int(),
  /** The office's today. */
  today: calendarDate,
  /** The day of the contract; nothing is paid before it. */
  date_start: calendarDate,
  /** The contract was settled early, restructured or cancelled: only cashier, cash, bank and note may change. */
  closed: z.boolean(),
  /** What the receipt took from the customer's deposit; it stays. */
  deposit: rupiah,
  /** Most that a receipt of its office charges for collecting; more from before may stay or go down. */
  max_collector_fee: rupiah,
  /** Its payment has the bank's reference, or came from a statement: without one its transfer does not go up. */
  has_reference: z.boolean(),
  /** Its line of the schedule; null: none. */
  line: z.nullable(z.object({ number: z.int(), date_maturity: calendarDate, instalment: rupiah })),
  /** What counts on that line, the receipt among it. */
  receipts: z.array(linePaymentSchema),
  /** Who may be its cashier, by alphabet: each names one person of the receipt's office. */
  cashiers: z.array(z.string()),
  rule: z.object({
    penalty_grace_days,
    penalty_kind,
    penalty_rate_bp,
    penalty_per_day,
    penalty_cap_bp,
    allocation_order,
  }),
});
export type ChangeBasis = z.infer<typeof changeBasisSchema>;

export const getChangeBasis = endpoint({
  name: 'getChangeBasis',
  method: 'GET',
  path: 'credits/{id}/change-basis',
  origin: 'angsur',
  guard: ['is_credit_update', 'is_credit_approval'],
  summary:
    "What a change of a receipt is calculated from: its line, what counts there, the contract's rules, today. 403: another office's. 409: the receipt is void.",
  params: idParams,
  data: changeBasisSchema,
});
