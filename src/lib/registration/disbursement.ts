import { addDays } from '../arithmetic/calendar';

/** How long after its date a contract is still disbursed as it was approved, days. */
export const DISBURSED_WITHIN = 7;

/**
 * The last day on which a contract of that date is disbursed as it was approved. With the first instalment in advance it is
 * the date itself, on which that instalment falls due (DOMAIN, Signing).
 */
export const lastDisbursement = (dateContract: string, inAdvance: boolean): string =>
  addDays(dateContract, inAdvance ? 0 : DISBURSED_WITHIN);
