import { addDays } from '@/lib/arithmetic/calendar';
import { workingDayFrom } from '@/lib/arithmetic/workingDayFrom';

/** What a borrower promised. */
export interface PromiseTerms {
  /** Days in the office, `YYYY-MM-DD`. */
  madeOn: string;
  /** When on that day: an instant, ISO 8601. */
  madeAt: string;
  due: string;
  /** Rupiah. */
  amount: number;
  /** The day on which a later one took its place; null: none did. */
  replacedOn: string | null;
}

/** What a valid receipt paid; a voided one is not among them. Rupiah. */
export interface PromisePayment {
  date_payment: string;
  /** When it was entered, or taken with a TTS: an instant, ISO 8601. */
  received_at: string;
  credit_payment: number;
  penalty_payment: number;
}

export const PROMISE_STATES = ['RUNNING', 'KEPT', 'BROKEN', 'REPLACED'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

type Holidays = { has: (day: string) => boolean };

/** The last day on which a promise can be kept: one working day after it is due. */
export const promiseEnd = (due: string, holidays: Holidays): string =>
  workingDayFrom(addDays(due, 1), holidays);

/**
 * What came in that counts for a promise: collected money dated from the day it was made until it ended. What came before
 * it was made, or with it at the same visit, is what it came on top of. Rupiah.
 */
export function promisePaid(
  { madeOn, madeAt, due, replacedOn }: PromiseTerms,
  payments: readonly PromisePayment[],
  holidays: Holidays,
): number {
  const end = promiseEnd(due, holidays);
  const last = replacedOn !== null && replacedOn < end ? replacedOn : end;
  return payments.reduce(
    (sum, { date_payment: day, received_at, credit_payment, penalty_payment }) =>
      day >= madeOn && day <= last && received_at > madeAt ? sum + credit_payment + penalty_payment : sum,
    0,
  );
}

/**
 * Whether a promise is kept (DOMAIN, Figures), as of a day in the office. What was neither kept nor broken when another one
 * took its place is REPLACED.
 * @param payments receipts of its contract that were not voided
 * @param holidays national holidays by date, at least those of the three weeks after `due`
 */
export function promiseState(
  terms: PromiseTerms,
  payments: readonly PromisePayment[],
  today: string,
  holidays: Holidays,
): PromiseState {
  if (promisePaid(terms, payments, holidays) >= terms.amount) return 'KEPT';
  const end = promiseEnd(terms.due, holidays);
  if (terms.replacedOn !== null) return terms.replacedOn > end ? 'BROKEN' : 'REPLACED';
  return today > end ? 'BROKEN' : 'RUNNING';
}
