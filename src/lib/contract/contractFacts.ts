import * as z from 'zod/mini';
import { contractStatusSchema, vehicleKindSchema } from './contracts';
import { calendarDate, rupiah } from './fields';

const count = z.int().check(z.minimum(0));
const basisPoints = count;
const amount = rupiah.check(z.minimum(0));

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

/** A contract's own facts, without its card; also what the payment screen shows above it. */
export const contractFactsSchema = z.object({
  code: z.string(),
  office: z.object({ id: z.int(), name: z.string() }),
  status: contractStatusSchema,
  next_due: z.nullable(calendarDate),
  /** Counts changes of the contract and of its payments (optimistic concurrency). */
  version: z.int(),
  /** The contract that it carries on, with its old schedule; null: it is the first. */
  restructured_from: z.nullable(z.string()),
  /** The contract that carries on what remained of it; null: none does. */
  restructured_to: z.nullable(z.string()),
  customer: contractCustomerSchema,
  vehicle: contractVehicleSchema,
  structure: contractStructureSchema,
});
export type ContractFacts = z.infer<typeof contractFactsSchema>;
