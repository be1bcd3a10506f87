import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CREDIT_SORTS, ReceiptDay } from '@/lib/contract/creditListDefaults';
import { credits } from '../platform/db/schema';

type Sort = (typeof CREDIT_SORTS)[number];

/** What a sort of the list means in the table. */
export const SORT_COLUMNS: Record<Sort, PgColumn> = {
  date_payment: credits.datePayment,
  date_invoice: credits.dateInvoice,
  invoice: credits.invoice,
  contract_code: credits.contractCode,
  customer_name: credits.customerName,
  credit_to: credits.creditTo,
  payment: credits.payment,
  overdue: credits.overdue,
};

/** The order that the index of a day is in. */
export const OWN_SORTS: Record<ReceiptDay, Sort> = { paid: 'date_payment', entered: 'date_invoice' };
