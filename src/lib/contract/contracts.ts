import * as z from 'zod/mini';
import { CONTRACT_PAGE_SIZE, CONTRACT_SORTS, CONTRACT_STATUSES } from './contractListDefaults';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  idParams,
  instant,
  pageNumber,
  rupiah,
  pageSize,
  officeId,
  searchText,
} from './fields';
import { stampsSchema } from './stamps';

export { CONTRACT_PAGE_SIZE, CONTRACT_SORTS, CONTRACT_STATUSES };
export type { ContractSort, ContractStatus } from './contractListDefaults';

const amount = rupiah.check(z.minimum(0));
const count = z.int().check(z.minimum(0));
const basisPoints = count;
export const vehicleKindSchema = z.enum(['R2', 'R4']);

/** One line of a payment card, as `src/lib/arithmetic/card` reckons it; amounts in rupiah. */
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

export const contractStatusSchema = z.enum(CONTRACT_STATUSES);

/** A contract in a list: enough to know it by and to see where it stands. */
export const contractRowSchema = z.object({
  code: z.string(),
  office_id: z.int(),
  customer_name: z.string(),
  phone: z.string(),
  vehicle_kind: vehicleKindSchema,
  vehicle: z.string(),
  plate_number: z.string(),
  date_start: calendarDate,
  tenor: z.int().check(z.minimum(1)),
  instalment: amount,
  /** Due date of the first instalment that is not covered; null when there is none. */
  next_due: z.nullable(calendarDate),
  /** OVERDUE: active, and `next_due` is before the office's today. */
  status: contractStatusSchema,
  /** Days from `next_due` to the office's today; 0 unless OVERDUE. */
  overdue: count,
});
export type ContractRow = z.infer<typeof contractRowSchema>;

export const contractListQuery = z.object({
  /** Name, contract code, plate with or without spaces, NIK or phone. */
  search: z.optional(searchText),
  /** Left out: all. ACTIVE leaves out what is OVERDUE. */
  status: z.optional(contractStatusSchema),
  /** Office id; left out: every office the caller may see. */
  office: z.optional(officeId),
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, CONTRACT_PAGE_SIZE),
  sort: z._default(z.enum(CONTRACT_SORTS), 'date_start'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
});

export const contractPageSchema = z.object({
  rows: z.array(contractRowSchema),
  /** Rows in all, up to where counting stops. */
  count: z.int(),
  /** True when there are more than `count` says. */
  count_more: z.boolean(),
});
export type ContractPage = z.infer<typeof contractPageSchema>;

/** The borrower (DOMAIN, Nasabah). */
export const contractCustomerSchema = z.object({
  name: z.string(),
  phone: z.string(),
  /** 16 digits; empty where it was never recorded. */
  nik: z.string(),
  address: z.string(),
});

export const contractVehicleSchema = z.object({
  kind: vehicleKindSchema,
  name: z.string(),
  year: z.nullable(z.int()),
  colour: z.string(),
  plate_number: z.string(),
  chassis_number: z.string(),
  engine_number: z.string(),
  bpkb_number: z.string(),
});

/** What was signed, with the rules copied from Perhitungan; amounts in rupiah, rates in basis points. */
export const contractStructureSchema = z.object({
  otr: amount,
  down_payment: amount,
  principal: amount,
  method: z.enum(['FLAT', 'EFFECTIVE', 'ANNUITY']),
  /** Yearly. */
  rate_bp: basisPoints,
  round_to: z.int().check(z.minimum(1)),
  tenor: z.int().check(z.minimum(1)),
  instalment: amount,
  date_start: calendarDate,
  /** Chosen day of the month, 1 to 28; null: the day of the contract. */
  due_day: z.nullable(z.int().check(z.minimum(1), z.maximum(28))),
  /** True (ADDM): the first instalment was due on the contract date. */
  in_advance: z.boolean(),
  penalty_grace_days: count,
  penalty_kind: z.enum(['RATE', 'FIXED']),
  /** RATE: of the overdue instalment, per day; else 0. */
  penalty_rate_bp: basisPoints,
  /** FIXED: rupiah per day while anything of the instalment is owed; else 0. */
  penalty_per_day: amount,
  /** Of the overdue instalment, at most. */
  penalty_cap_bp: basisPoints,
  allocation_order: z.enum(['PENALTY_FIRST', 'INSTALMENT_FIRST']),
  /** Early settlement: of the principal not yet due. */
  settlement_fee_bp: basisPoints,
  quote_days: count,
  /** Names of the master records; null where the contract has none. */
  contract_type: z.nullable(z.string()),
  finance: z.nullable(z.string()),
  calculation: z.nullable(z.string()),
});

/** A receipt as the contract's page lists it; amounts in rupiah. */
export const contractReceiptSchema = z.object({
  id: z.int(),
  invoice: z.string(),
  date_payment: calendarDate,
  credit_to: z.int(),
  transaction_to: z.int(),
  payment: rupiah,
  credit_payment: rupiah,
  penalty_payment: rupiah,
  collector_payment: rupiah,
  /** True: it counts nowhere any more. */
  voided: z.boolean(),
  /** True: a change or a void waits for approval. */
  request_approval: z.boolean(),
});
export type ContractReceipt = z.infer<typeof contractReceiptSchema>;

/** A line of the log about this contract or one of its receipts. */
export const contractEventSchema = z.object({
  id: z.int(),
  at: instant,
  /** Null: the system itself. */
  by: z.nullable(actorSchema),
  /** Indonesian sentence. */
  summary: z.string(),
  reason: z.nullable(z.string()),
});
export type ContractEvent = z.infer<typeof contractEventSchema>;

/** A contract's own facts, without its card; also what the payment screen shows above it. */
export const contractFactsSchema = z.object({
  code: z.string(),
  office: z.object({ id: z.int(), name: z.string() }),
  status: contractStatusSchema,
  next_due: z.nullable(calendarDate),
  /** Counts changes of the contract and of its payments (optimistic concurrency). */
  version: z.int(),
  customer: contractCustomerSchema,
  vehicle: contractVehicleSchema,
  structure: contractStructureSchema,
});
export type ContractFacts = z.infer<typeof contractFactsSchema>;

export const contractDetailSchema = z.object({
  contract: z.extend(contractFactsSchema, stampsSchema.shape),
  card: contractCardSchema,
  /** The office's today, which the card is reckoned to. */
  as_of: calendarDate,
  /** Newest first, voided ones too. */
  receipts: z.array(contractReceiptSchema),
  /** Newest first; the latest hundred. */
  events: z.array(contractEventSchema),
});
export type ContractDetail = z.infer<typeof contractDetailSchema>;

export const listContracts = endpoint({
  name: 'listContracts',
  method: 'GET',
  path: 'contracts',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: 'One page of contracts with search, status, office and sort.',
  query: contractListQuery,
  data: contractPageSchema,
});

export const getContract = endpoint({
  name: 'getContract',
  method: 'GET',
  path: 'contracts/{id}',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: "One contract by its code: facts, payment card as of the office's today, receipts and history.",
  params: idParams,
  data: contractDetailSchema,
});
