import type { CreditValueField } from '../contract/credits';

/** How a value is shown: `money` in rupiah, `days` and `count` as whole numbers, `date` in words. */
export type FieldKind = 'text' | 'count' | 'date' | 'money' | 'days';

interface FieldLook {
  label: string;
  kind: FieldKind;
}

/** What each field of a receipt is called on screen and how its value is written (SPEC 3; DOMAIN, Receipts). */
export const CREDIT_FIELDS = {
  credit_to: { label: 'Angsuran ke', kind: 'count' },
  transaction_to: { label: 'Transaksi ke', kind: 'count' },
  contract_code: { label: 'Kode kontrak', kind: 'text' },
  invoice: { label: 'No. nota', kind: 'text' },
  date_invoice: { label: 'Tanggal entri', kind: 'date' },
  date_maturity: { label: 'Jatuh tempo', kind: 'date' },
  date_payment: { label: 'Tanggal bayar', kind: 'date' },
  payment: { label: 'Total bayar', kind: 'money' },
  credit: { label: 'Angsuran', kind: 'money' },
  credit_discount: { label: 'Potongan angsuran', kind: 'money' },
  credit_payment: { label: 'Bayar angsuran', kind: 'money' },
  overdue: { label: 'Terlambat', kind: 'days' },
  penalty: { label: 'Denda', kind: 'money' },
  penalty_discount: { label: 'Potongan denda', kind: 'money' },
  penalty_payment: { label: 'Bayar denda', kind: 'money' },
  collector_payment: { label: 'Biaya tagih', kind: 'money' },
  cashier: { label: 'Kasir', kind: 'text' },
  cash: { label: 'Tunai', kind: 'money' },
  bank: { label: 'Transfer', kind: 'money' },
  note: { label: 'Catatan', kind: 'text' },
} as const satisfies Record<CreditValueField, FieldLook>;

/** What else stands in the life of a receipt. */
const LOGGED: Readonly<Record<string, string>> = {
  request_approval: 'Menunggu persetujuan',
  voided_at: 'Dibatalkan pada',
  deposit: 'Dari titipan',
  deposit_added: 'Menjadi titipan',
  bank_reference: 'No. referensi bank',
  request_id: 'No. permintaan',
};

/** The label of a field; an unknown one keeps its own name. */
export function labelOf(field: string): string {
  return field in CREDIT_FIELDS ? CREDIT_FIELDS[field as CreditValueField].label : (LOGGED[field] ?? field);
}
