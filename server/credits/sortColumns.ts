import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CREDIT_SORTS } from '@/lib/contract/creditListDefaults';
import { credits } from '../platform/db/schema';

/** What a sort of the list means in the table. */
export const SORT_COLUMNS: Record<(typeof CREDIT_SORTS)[number], PgColumn> = {
  date_payment: credits.datePayment,
  date_invoice: credits.dateInvoice,
  invoice: credits.invoice,
  contract_code: credits.contractCode,
  customer_name: credits.customerName,
  credit_to: credits.creditTo,
  payment: credits.payment,
  overdue: credits.overdue,
};
