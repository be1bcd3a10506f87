import * as z from 'zod/mini';
import { CONTRACT_STATUSES } from './contractListDefaults';
import { RECEIPT_DAYS } from './creditListDefaults';
import { endpoint } from './endpoint';
import { exportEndpoint } from './exportEndpoint';
import { calendarDate, officeId, rupiah } from './fields';
import { CONTRACT_COLUMNS, RECEIPT_COLUMNS } from './periodExportColumns';

/*
 * What `is_export` takes out of the house by itself: receipts and contracts of a period, in columns that are chosen. Asked
 * for by the pages /export/credit and /export/contract.
 */

/** First and last day, both included, of one office or of all that the caller sees. */
const period = { from: calendarDate, to: calendarDate, office: z.optional(officeId) };

/** Columns by their keys with commas between; left out: all, but for those of identity. */
function columnsOf(columns: object) {
  const key = `(?:${Object.keys(columns).join('|')})`;
  return z.optional(z.string().check(z.regex(new RegExp(`^${key}(?:,${key})*$`))));
}

const receiptQuery = z.object({
  ...period,
  /** Which day of a receipt the period is of. */
  by: z._default(z.enum(RECEIPT_DAYS), 'paid'),
  columns: columnsOf(RECEIPT_COLUMNS),
});
export type ReceiptPeriodQuery = z.output<typeof receiptQuery>;

const contractQuery = z.object({
  ...period,
  /** Where it stands on its office's today; left out: any. */
  status: z.optional(z.enum(CONTRACT_STATUSES)),
  columns: columnsOf(CONTRACT_COLUMNS),
});
export type ContractPeriodQuery = z.output<typeof contractQuery>;

const shared = { origin: 'angsur', guard: ['is_export'] } as const;
const WRONG =
  '403: an office of others. 422: `to` before `from`, more than five years, an unknown column or office.';

const counted = { count: z.int(), /** Without folder and ending. */ file_name: z.string() };

export const countReceiptPeriod = endpoint({
  ...shared,
  name: 'countReceiptPeriod',
  method: 'GET',
  path: 'exports/credits/count',
  summary: `How many receipts of a period an export would hold, and their sum. ${WRONG}`,
  query: receiptQuery,
  data: z.object({
    ...counted,
    /** Σ payment of what is not void, rupiah. */
    total_payment: rupiah,
  }),
});

export const exportReceiptPeriod = exportEndpoint({
  ...shared,
  name: 'exportReceiptPeriod',
  path: 'exports/credits',
  summary: `Receipts of a period by their day. ${WRONG}`,
  query: receiptQuery,
});

export const countContractPeriod = endpoint({
  ...shared,
  name: 'countContractPeriod',
  method: 'GET',
  path: 'exports/contracts/count',
  summary: `How many contracts that began in a period an export would hold, and what is outstanding on them. ${WRONG} 403: NIK or phone without is_contract.`,
  query: contractQuery,
  data: z.object({
    ...counted,
    /** Σ principal not covered, rupiah. */
    outstanding: rupiah,
  }),
});

export const exportContractPeriod = exportEndpoint({
  ...shared,
  name: 'exportContractPeriod',
  path: 'exports/contracts',
  summary: `Contracts that began in a period, by their day. NIK and phone only where they are asked for, which the log says; then 403 without is_contract. ${WRONG}`,
  query: contractQuery,
});
