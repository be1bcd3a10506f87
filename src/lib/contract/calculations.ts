import * as z from 'zod/mini';
import { waitingChangeSchema } from './changes';
import { endpoint } from './endpoint';
import { calendarDate, idParams, storedId, recordVersion } from './fields';
import { nameText } from './plainText';
import { stampsSchema } from './stamps';

export const VEHICLE_KINDS = ['R2', 'R4'] as const;
export const INTEREST_METHODS = ['FLAT', 'EFFECTIVE', 'ANNUITY'] as const;
export const PENALTY_KINDS = ['RATE', 'FIXED'] as const;
export const ALLOCATION_ORDERS = ['PENALTY_FIRST', 'INSTALMENT_FIRST'] as const;

/** What a loan is calculated by. `_bp`: hundredths of a percent, so 1.800 is 18 %. */
export const calculationRulesSchema = z.object({
  name: z.string(),
  vehicle_kind: z.enum(VEHICLE_KINDS),
  method: z.enum(INTEREST_METHODS),
  /** Interest per year. */
  rate_bp: z.int(),
  /** Instalments are rounded up to a multiple of this, rupiah. */
  round_to: z.int(),
  /** True (ADDM): the first instalment is due on the contract date. False (ADDB): a month later. */
  in_advance: z.boolean(),
  /** Days after the due date that cost nothing. */
  penalty_grace_days: z.int(),
  /** RATE: a share of the unpaid instalment per day. FIXED: the same sum per day while anything of it is unpaid. */
  penalty_kind: z.enum(PENALTY_KINDS),
  /** RATE: of the unpaid instalment, per day; else 0. */
  penalty_rate_bp: z.int(),
  /** FIXED: rupiah per day; else 0. */
  penalty_per_day: z.int(),
  /** Highest penalty, of the instalment. */
  penalty_cap_bp: z.int(),
  allocation_order: z.enum(ALLOCATION_ORDERS),
  /** Early settlement: of the principal not yet due. */
  settlement_fee_bp: z.int(),
  /** How long a settlement quote holds, days. */
  quote_days: z.int(),
  /** Months. */
  min_tenor: z.int(),
  max_tenor: z.int(),
  /** Most that the fees of a form may be, of the OTR. */
  max_fees_bp: z.int(),
  /** Most that its insurance may be, of the OTR. */
  max_insurance_bp: z.int(),
});

/** One version of a Perhitungan: the rules of a code from a day on. */
export const calculationSchema = z.extend(calculationRulesSchema, {
  id: z.int(),
  /** The same for every version. */
  code: z.string(),
  valid_from: calendarDate,
  /** Last day; null while no newer version follows. */
  valid_to: z.nullable(calendarDate),
  active: z.boolean(),
  /** Optimistic concurrency: a stale save gets 409. */
  version: z.int(),
});
export type Calculation = z.infer<typeof calculationSchema>;

export const listCalculations = endpoint({
  name: 'listCalculations',
  method: 'GET',
  path: 'calculations',
  origin: 'angsur',
  guard: 'session',
  summary: "Every Perhitungan in force on the caller's office's today, by code.",
  data: z.object({ today: calendarDate, rows: z.array(calculationSchema) }),
});

/** A version as those see it who keep the master data. */
export const calculationMasterSchema = z.extend(calculationSchema, {
  /** Contracts signed under it. Not 0: it can be followed by a newer version, never changed. */
  used_by: z.int(),
  /** Higher limits of fees that wait for a second person; null: none do. */
  waiting: z.nullable(waitingChangeSchema),
  ...stampsSchema.shape,
});
export type CalculationMaster = z.infer<typeof calculationMasterSchema>;

const upTo = (max: number, min = 0) => z.int().check(z.minimum(min), z.maximum(max));

/** The strict form that is written; limits catch a digit too many. */
export const calculationWriteSchema = z.object({
  name: nameText(3, 80),
  vehicle_kind: z.enum(VEHICLE_KINDS),
  method: z.enum(INTEREST_METHODS),
  rate_bp: upTo(10_000),
  round_to: upTo(1_000_000, 1),
  in_advance: z.boolean(),
  penalty_grace_days: upTo(60),
  penalty_kind: z.enum(PENALTY_KINDS),
  penalty_rate_bp: upTo(1000),
  penalty_per_day: upTo(1_000_000),
  penalty_cap_bp: upTo(10_000),
  allocation_order: z.enum(ALLOCATION_ORDERS),
  settlement_fee_bp: upTo(10_000),
  quote_days: upTo(90, 1),
  min_tenor: upTo(600, 1),
  max_tenor: upTo(600, 1),
  max_fees_bp: upTo(10_000),
  max_insurance_bp: upTo(10_000),
  valid_from: calendarDate,
});
export type CalculationWrite = z.infer<typeof calculationWriteSchema>;

export const CALCULATION_CODE = /^[A-Z0-9][A-Z0-9-]{1,19}$/;

export const listCalculationVersions = endpoint({
  name: 'listCalculationVersions',
  method: 'GET',
  path: 'masters/calculations',
  origin: 'angsur',
  guard: ['is_master'],
  summary: 'Every version of every Perhitungan, by code, newest first.',
  data: z.object({ today: calendarDate, rows: z.array(calculationMasterSchema) }),
});

export const createCalculation = endpoint({
  name: 'createCalculation',
  method: 'POST',
  path: 'masters/calculations',
  origin: 'angsur',
  guard: ['is_master'],
  summary:
    'A new code, or the next version of one: the version before ends the day before. 409: another version came first.',
  body: z.extend(calculationWriteSchema, {
    code: z.string().check(z.regex(CALCULATION_CODE)),
    /** The newest version as it was seen; null for a new code. */
    follows: z.nullable(z.object({ id: storedId, version: recordVersion })),
  }),
  data: calculationMasterSchema,
  idempotent: true,
});

export const changeCalculation = endpoint({
  name: 'changeCalculation',
  method: 'PUT',
  path: 'masters/calculations/{id}',
  origin: 'angsur',
  guard: ['is_master'],
  summary: 'Changes a version that is not in force yet and that no contract uses. 409: stale, or too late.',
  params: idParams,
  body: z.extend(calculationWriteSchema, { version: recordVersion }),
  data: calculationMasterSchema,
  idempotent: true,
});

export const switchCalculation = endpoint({
  name: 'switchCalculation',
  method: 'PUT',
  path: 'masters/calculations/{id}/active',
  origin: 'angsur',
  guard: ['is_master'],
  summary: 'Offers a version for new contracts, or no longer. Signed contracts keep their rules. 409: stale.',
  params: idParams,
  body: z.object({ active: z.boolean(), version: recordVersion }),
  data: calculationMasterSchema,
  idempotent: true,
});
