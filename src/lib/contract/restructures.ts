import * as z from 'zod/mini';
import { calculationSchema } from './calculations';
import { endpoint } from './endpoint';
import { calendarDate, idParams, rupiah } from './fields';
import { REQUEST_READERS } from './requests';
import { settlementStepSchema } from './settlements';

const amount = rupiah.check(z.minimum(0));
const count = z.int().check(z.minimum(0));

/** What goes over to the other contract, with its arithmetic (`src/lib/arithmetic/restructure`); rupiah. */
export const carriedOverSchema = z.object({
  lines: z.array(settlementStepSchema),
  principal: amount,
  interest: amount,
  penalty: amount,
  /** principal + interest + penalty. */
  total: amount,
});

/** What a contract still asks for by its own schedule; rupiah. */
export const restructuredFromSchema = z.object({
  instalment: amount,
  /** Instalments with something left on them. */
  open: count,
  /** What is left on instalments, and the penalty beside it. */
  remainder: amount,
  penalty: amount,
  /** When the last of them falls due; null: none is open. */
  last_due: z.nullable(calendarDate),
});

/** One line of a schedule, as `src/lib/arithmetic/schedule` calculates it; rupiah. */
export const scheduleLineSchema = z.object({
  number: z.int().check(z.minimum(1)),
  date_maturity: calendarDate,
  instalment: amount,
  principal: amount,
  interest: amount,
  remaining: amount,
});

/** What a restructure is made from. */
export const restructureBasisSchema = z.object({
  contract_code: z.string(),
  /** The day that is calculated to: the office's today. The new schedule begins on it. */
  as_of: calendarDate,
  /** Last day on which what is asked for today can be approved. */
  valid_until: calendarDate,
  carried: carriedOverSchema,
  before: restructuredFromSchema,
  /** Versions of Perhitungan that may be chosen. */
  calculations: z.array(calculationSchema),
  /** That of the contract, where it is still offered; else the first. Null: none is offered. */
  calculation_id: z.nullable(z.int()),
  /** The contract's own; null: the day of its date. */
  due_day: z.nullable(z.int()),
});
export type RestructureBasis = z.infer<typeof restructureBasisSchema>;

/** What a restructure that was asked for makes. */
export const restructurePlanSchema = z.object({
  as_of: calendarDate,
  valid_until: calendarDate,
  carried: carriedOverSchema,
  before: restructuredFromSchema,
  /** Of the penalty, what is not asked for any more; rupiah. */
  forgiven: amount,
  principal: amount,
  /** Name of the Perhitungan. */
  calculation: z.string(),
  tenor: z.int(),
  instalment: amount,
  first_due: calendarDate,
  /** Over all lines; rupiah. */
  interest: amount,
  /** What is paid in all; rupiah. */
  total: amount,
  schedule: z.array(scheduleLineSchema),
});
export type RestructurePlanned = z.infer<typeof restructurePlanSchema>;

export const getRestructureBasis = endpoint({
  name: 'getRestructureBasis',
  method: 'GET',
  path: 'contracts/{id}/restructure',
  origin: 'angsur',
  guard: ['is_contract'],
  summary:
    'What of a contract would go over to another schedule today, and what that may be made by. 409: it cannot be restructured, with the reason.',
  params: idParams,
  data: restructureBasisSchema,
});

export const getRestructurePlan = endpoint({
  name: 'getRestructurePlan',
  method: 'GET',
  path: 'contract-requests/{id}/restructure',
  origin: 'angsur',
  guard: REQUEST_READERS,
  summary:
    'What goes over by a restructure that was asked for, and the schedule that it makes, line by line. 404: it asks for something else. 409: it can no longer be made so.',
  params: idParams,
  data: restructurePlanSchema,
});
