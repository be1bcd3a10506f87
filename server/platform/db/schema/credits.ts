import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { ReceiptMeans } from '@/lib/contract/creditListDefaults';
import type { TransferState } from '@/lib/contract/transferState';
import { contracts } from './contracts';
import { importRows } from './imports';
import { day, moment, rupiah } from './columns';
import { offices } from './offices';
import { payments } from './payments';
import { settlements } from './settlements';
import { staff } from './staff';

/**
 * One receipt (SPEC 3, Credit). Every sort of the list has its index twice, with and without the office;
 * those that go along with time also by year, because a year's receipts sit together in them. Invoice and contract
 * code are collated "C" (in the migration), so that their indexes find what starts with a text.
 */
export const credits = pgTable(
  'credits',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    creditTo: integer().notNull(),
    transactionTo: integer().notNull(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    invoice: text().notNull(),
    dateInvoice: day().notNull(),
    dateMaturity: day().notNull(),
    datePayment: day().notNull(),
    payment: rupiah(),
    credit: rupiah(),
    creditDiscount: rupiah(),
    creditPayment: rupiah(),
    overdue: integer().notNull(),
    penalty: rupiah(),
    penaltyDiscount: rupiah(),
    penaltyPayment: rupiah(),
    collectorPayment: rupiah(),
    /** As it stands on the receipt. */
    cashier: text().notNull(),
    /** Who that is: in whose drawer the money is, and by whom lists and sums go. */
    cashierId: integer()
      .notNull()
      .references(() => staff.id),
    cash: rupiah(),
    bank: rupiah(),
    /** Paid from the customer's deposit: payment = cash + bank + deposit. */
    deposit: rupiah().default(0),
    note: text().notNull().default(''),
    inputBy: integer()
      .notNull()
      .references(() => staff.id),
    requestApproval: boolean().notNull().default(false),
    /** How often the receipt was printed; above 1 the paper says so. */
    printCount: integer().notNull().default(0),
    /** A voided receipt keeps its number and values and counts nowhere. */
    voidedAt: moment(),
    voidedBy: integer().references(() => staff.id),
    voidReason: text(),
    /** The line of a bank statement that it was posted from. */
    importRowId: bigint({ mode: 'number' }).references(() => importRows.id),
    /** The early settlement that it is a part of; then `collectorPayment` is the settlement fee. */
    settlementId: integer().references(() => settlements.id),
    /** The act of paying that it is a part of. */
    paymentId: integer().references(() => payments.id),
    /**
     * Its payment's, where money of it came by transfer. A void takes it away and more by transfer makes it UNCONFIRMED, by a
     * trigger (migration `transfers`).
     */
    transferState: text().$type<TransferState>(),
    /** What was forgiven when it was entered, where an earlier payment cut it since; null: all of it counts. */
    givenCreditDiscount: bigint({ mode: 'number' }),
    givenPenaltyDiscount: bigint({ mode: 'number' }),
    /** What it counts for in sums, rupiah: nothing once voided. */
    counted: bigint({ mode: 'number' })
      .generatedAlwaysAs(sql`(case when voided_at is null then payment else 0 end)`)
      .notNull(),
    /** Counts changes of the values, not of the flag. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** The borrower's name again, because the list sorts and searches by it; a trigger keeps it true. */
    customerName: text().notNull(),
    paymentYear: smallint()
      .generatedAlwaysAs(sql`(extract(year from date_payment)::smallint)`)
      .notNull(),
    /** Kind of money, for the filter. */
    means: text()
      .$type<ReceiptMeans>()
      .generatedAlwaysAs(
        sql`(case when cash > 0 and bank > 0 then 'both' when bank > 0 then 'bank' when cash > 0 or payment = 0 then 'cash' else 'deposit' end)`,
      )
      .notNull(),
    /** What the search looks in: lower case, a space before each part so that words can be found by their start. */
    searchText: text()
      .generatedAlwaysAs(sql`(lower(' ' || invoice || ' ' || contract_code || ' ' || customer_name))`)
      .notNull(),
  },
  (t) => [
    unique('credits_invoice_key').on(t.invoice),
    unique('credits_transaction_key').on(t.contractCode, t.creditTo, t.transactionTo),
    index('credits_date_invoice').on(t.dateInvoice, t.id),
    index('credits_invoice').on(t.invoice, t.id),
    index('credits_customer_name').on(t.customerName, t.id),
    index('credits_credit_to').on(t.creditTo, t.id),
    index('credits_payment').on(t.payment, t.id),
    index('credits_overdue').on(t.overdue, t.id),
    index('credits_office_date_invoice').on(t.officeId, t.dateInvoice, t.id),
    index('credits_office_invoice').on(t.officeId, t.invoice, t.id),
    index('credits_office_contract_code').on(t.officeId, t.contractCode, t.id),
    index('credits_office_customer_name').on(t.officeId, t.customerName, t.id),
    index('credits_office_credit_to').on(t.officeId, t.creditTo, t.id),
    index('credits_office_payment').on(t.officeId, t.payment, t.id),
    index('credits_office_overdue').on(t.officeId, t.overdue, t.id),
    index('credits_year_date_invoice').on(t.paymentYear, t.dateInvoice, t.id),
    index('credits_year_invoice').on(t.paymentYear, t.invoice, t.id),
    index('credits_year_contract_code').on(t.paymentYear, t.contractCode, t.id),
    index('credits_office_year_date_invoice').on(t.officeId, t.paymentYear, t.dateInvoice, t.id),
    index('credits_office_year_invoice').on(t.officeId, t.paymentYear, t.invoice, t.id),
    index('credits_office_year_contract_code').on(t.officeId, t.paymentYear, t.contractCode, t.id),
    index('credits_waiting')
      .on(t.officeId, t.datePayment, t.id)
      .where(sql`request_approval`),
    index('credits_void')
      .on(t.officeId, t.datePayment, t.id)
      .where(sql`voided_at is not null`),
    index('credits_unconfirmed')
      .on(t.officeId, t.datePayment, t.id)
      .where(sql`transfer_state = 'UNCONFIRMED'`),
    index('credits_transfer_unknown')
      .on(t.officeId, t.datePayment, t.id)
      .where(sql`transfer_state = 'UNKNOWN'`),
    index('credits_waived')
      .on(t.officeId, t.datePayment, t.id)
      .where(sql`voided_at is null and credit_discount + penalty_discount > 0`),
    index('credits_import_row')
      .on(t.importRowId)
      .where(sql`import_row_id is not null`),
    index('credits_payment_id')
      .on(t.paymentId)
      .where(sql`payment_id is not null`),
    index('credits_settlement')
      .on(t.settlementId)
      .where(sql`settlement_id is not null`),
    // What was entered on a day: rows lie in that order, and a write costs nothing more.
    index('credits_created').using('brin', t.createdAt),
    index('credits_search').using('gin', t.searchText.op('gin_trgm_ops')),
    // Filters by cashier and kind of money have indexes that carry what is summed: see migrations 0045 and 0074.
    // credits_date_payment and credits_office_date_payment carry columns (INCLUDE): see migrations 0008 and 0066;
    // credits_contract_code too: see migration 0012.
  ],
);

/** The last receipt number given out per office and month; locked while one is taken, so that none is skipped. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** `YYMM`, as in the number. */
    month: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.officeId, t.month] })],
);
