import { sql } from 'drizzle-orm';
import { RECEIPT_COLUMNS, type ReceiptColumn } from '@/lib/contract/periodExportColumns';
import { credits, officeAccounts, offices, payments, staff } from '../platform/db/schema';
import { taker } from './receipt';
import { day, number, rupiah, text, words, type ExportColumn } from '../platform/export/columns';

/** Ours, and the words of the list's filter. */
const STATUS = sql`case when ${credits.voidedAt} is not null then 'Batal'
  when ${credits.requestApproval} then 'Menunggu persetujuan' else 'Berlaku' end`;

/** The words of the receipt's page. */
const TRANSFER_STATE = sql`case ${credits.transferState} when 'UNCONFIRMED' then 'Belum dikonfirmasi'
  when 'CONFIRMED' then 'Dikonfirmasi' when 'UNKNOWN' then 'Tidak diketahui' else '' end`;

/** Columns of a receipt export, in their order; headings are the words of the screen, amounts whole rupiah. */
export const EXPORT_COLUMNS = {
  invoice: text(RECEIPT_COLUMNS.invoice, credits.invoice),
  office: text(RECEIPT_COLUMNS.office, offices.name),
  date_invoice: day(RECEIPT_COLUMNS.date_invoice, credits.dateInvoice),
  date_payment: day(RECEIPT_COLUMNS.date_payment, credits.datePayment),
  contract_code: text(RECEIPT_COLUMNS.contract_code, credits.contractCode),
  customer_name: text(RECEIPT_COLUMNS.customer_name, credits.customerName),
  credit_to: number(RECEIPT_COLUMNS.credit_to, credits.creditTo),
  transaction_to: number(RECEIPT_COLUMNS.transaction_to, credits.transactionTo),
  date_maturity: day(RECEIPT_COLUMNS.date_maturity, credits.dateMaturity),
  overdue: number(RECEIPT_COLUMNS.overdue, credits.overdue),
  credit: rupiah(RECEIPT_COLUMNS.credit, credits.credit),
  credit_discount: rupiah(RECEIPT_COLUMNS.credit_discount, credits.creditDiscount),
  credit_payment: rupiah(RECEIPT_COLUMNS.credit_payment, credits.creditPayment),
  penalty: rupiah(RECEIPT_COLUMNS.penalty, credits.penalty),
  penalty_discount: rupiah(RECEIPT_COLUMNS.penalty_discount, credits.penaltyDiscount),
  penalty_payment: rupiah(RECEIPT_COLUMNS.penalty_payment, credits.penaltyPayment),
  collector_payment: rupiah(
    RECEIPT_COLUMNS.collector_payment,
    sql`case when ${credits.settlementId} is null then ${credits.collectorPayment} else 0 end`,
  ),
  /** Of an early settlement; the receipt keeps it where a collection fee would stand. */
  settlement_fee: rupiah(
    RECEIPT_COLUMNS.settlement_fee,
    sql`case when ${credits.settlementId} is null then 0 else ${credits.collectorPayment} end`,
  ),
  payment: rupiah(RECEIPT_COLUMNS.payment, credits.payment),
  cash: rupiah(RECEIPT_COLUMNS.cash, credits.cash),
  bank: rupiah(RECEIPT_COLUMNS.bank, credits.bank),
  transfer_state: words(RECEIPT_COLUMNS.transfer_state, TRANSFER_STATE),
  bank_reference: text(
    RECEIPT_COLUMNS.bank_reference,
    sql`case when ${credits.bank} > 0 then ${payments.bankReference} else '' end`,
  ),
  bank_account: text(
    RECEIPT_COLUMNS.bank_account,
    sql`case when ${credits.bank} > 0 then ${officeAccounts.bank} || ' ' || ${officeAccounts.number} || ' a.n. ' || ${officeAccounts.holder} else '' end`,
  ),
  /** What was taken from the customer's deposit: with it, cash and transfer are the total. */
  deposit: rupiah(RECEIPT_COLUMNS.deposit, credits.deposit),
  /** A void receipt keeps its amounts and counts 0: this column sums up to the list's total. */
  counted: rupiah(RECEIPT_COLUMNS.counted, credits.counted),
  status: words(RECEIPT_COLUMNS.status, STATUS),
  /** Who it is, as lists, sums and the drawer go by. */
  cashier: text(RECEIPT_COLUMNS.cashier, taker.name),
  input_by: text(RECEIPT_COLUMNS.input_by, staff.name),
  void_reason: text(RECEIPT_COLUMNS.void_reason, credits.voidReason),
  note: text(RECEIPT_COLUMNS.note, credits.note),
} as const satisfies Record<ReceiptColumn, ExportColumn>;
