import { sql } from 'drizzle-orm';
import { credits, officeAccounts, offices, payments, staff } from '../platform/db/schema';
import { taker } from './receipt';
import { plain, text, type ExportColumn } from '../platform/export/columns';

/** Ours, and the words of the list's filter. */
const STATUS = sql`case when ${credits.voidedAt} is not null then 'Batal'
  when ${credits.requestApproval} then 'Menunggu persetujuan' else 'Berlaku' end`;

/** The words of the receipt's page. */
const TRANSFER_STATE = sql`case ${credits.transferState} when 'UNCONFIRMED' then 'Belum dikonfirmasi'
  when 'CONFIRMED' then 'Dikonfirmasi' when 'UNKNOWN' then 'Tidak diketahui' else '' end`;

/** Columns of a receipt export, in their order; headings are the words of the screen, amounts whole rupiah. */
export const EXPORT_COLUMNS = {
  invoice: text('No. nota', credits.invoice),
  office: text('Kantor', offices.name),
  date_invoice: plain('Tanggal entri', credits.dateInvoice),
  date_payment: plain('Tanggal bayar', credits.datePayment),
  contract_code: text('Kode kontrak', credits.contractCode),
  customer_name: text('Nasabah', credits.customerName),
  credit_to: plain('Angsuran ke', credits.creditTo),
  transaction_to: plain('Transaksi ke', credits.transactionTo),
  date_maturity: plain('Jatuh tempo', credits.dateMaturity),
  overdue: plain('Terlambat (hari)', credits.overdue),
  credit: plain('Angsuran', credits.credit),
  credit_discount: plain('Potongan angsuran', credits.creditDiscount),
  credit_payment: plain('Bayar angsuran', credits.creditPayment),
  penalty: plain('Denda', credits.penalty),
  penalty_discount: plain('Potongan denda', credits.penaltyDiscount),
  penalty_payment: plain('Bayar denda', credits.penaltyPayment),
  collector_payment: plain(
    'Biaya tagih',
    sql`case when ${credits.settlementId} is null then ${credits.collectorPayment} else 0 end`,
  ),
  /** Of an early settlement; the receipt keeps it where a collection fee would stand. */
  settlement_fee: plain(
    'Biaya pelunasan',
    sql`case when ${credits.settlementId} is null then 0 else ${credits.collectorPayment} end`,
  ),
  payment: plain('Total bayar', credits.payment),
  cash: plain('Tunai', credits.cash),
  bank: plain('Transfer', credits.bank),
  transfer_state: plain('Keadaan transfer', TRANSFER_STATE),
  bank_reference: text(
    'No. referensi bank',
    sql`case when ${credits.bank} > 0 then ${payments.bankReference} else '' end`,
  ),
  bank_account: text(
    'Rekening penerima',
    sql`case when ${credits.bank} > 0 then ${officeAccounts.bank} || ' ' || ${officeAccounts.number} || ' a.n. ' || ${officeAccounts.holder} else '' end`,
  ),
  /** What was taken from the customer's deposit: with it, cash and transfer are the total. */
  deposit: plain('Dari titipan', credits.deposit),
  /** A void receipt keeps its amounts and counts 0: this column sums up to the list's total. */
  counted: plain('Dihitung', credits.counted),
  status: plain('Status', STATUS),
  /** Who it is, as lists, sums and the drawer go by. */
  cashier: text('Kasir', taker.name),
  input_by: text('Dicatat oleh', staff.name),
  void_reason: text('Alasan batal', credits.voidReason),
  note: text('Catatan', credits.note),
} as const satisfies Record<string, ExportColumn>;
