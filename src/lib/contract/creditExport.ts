import * as z from 'zod/mini';
import { creditListQuery } from './creditList';
import { endpoint } from './endpoint';
import { rupiah } from './fields';
import { exportEndpoint } from './exportEndpoint';

/** The list's filters and order; an export has no pages. */
export const creditExportQuery = z.omit(creditListQuery, { page: true, size: true });

/** What an export will hold, before it starts. */
export const creditExportSummary = z.object({
  /** Every filtered row, counted to the end. */
  count: z.int(),
  /** Σ payment of what is not void, rupiah: the list's own total. */
  total_payment: rupiah,
  /** Without folder and ending. */
  file_name: z.string(),
});
export type CreditExportSummary = z.infer<typeof creditExportSummary>;

export const countCreditExport = endpoint({
  name: 'countCreditExport',
  method: 'GET',
  path: 'credits/export/count',
  origin: 'angsur',
  guard: ['is_export'],
  summary: 'How many receipts an export would hold, and their sum.',
  query: creditExportQuery,
  data: creditExportSummary,
});

export const exportCredits = exportEndpoint({
  name: 'exportCredits',
  path: 'credits/export',
  origin: 'angsur',
  guard: ['is_export'],
  summary: 'Every filtered receipt.',
  query: creditExportQuery,
});
