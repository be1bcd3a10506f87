import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';

type Kind = 'rupiah' | 'number' | 'days' | 'date' | 'text' | 'yes-no';

/** Words and kind of the fields that the log speaks of; a field that is not here shows under its own name. */
const FIELDS: Record<string, readonly [label: string, kind: Kind]> = {
  credit_to: ['Angsuran ke', 'number'],
  transaction_to: ['Transaksi ke', 'number'],
  contract_code: ['Kode kontrak', 'text'],
  invoice: ['No. nota', 'text'],
  date_invoice: ['Tanggal nota', 'date'],
  date_maturity: ['Jatuh tempo', 'date'],
  date_payment: ['Tanggal bayar', 'date'],
  payment: ['Total bayar', 'rupiah'],
  credit: ['Angsuran', 'rupiah'],
  credit_discount: ['Potongan angsuran', 'rupiah'],
  credit_payment: ['Bayar angsuran', 'rupiah'],
  overdue: ['Terlambat', 'days'],
  penalty: ['Denda', 'rupiah'],
  penalty_discount: ['Potongan denda', 'rupiah'],
  penalty_payment: ['Bayar denda', 'rupiah'],
  collector_payment: ['Biaya tagih', 'rupiah'],
  cashier: ['Kasir', 'text'],
  cash: ['Tunai', 'rupiah'],
  bank: ['Transfer', 'rupiah'],
  note: ['Catatan', 'text'],
  request_approval: ['Menunggu persetujuan', 'yes-no'],
};

/** A field's name for people. */
export function fieldLabel(field: string): string {
  return FIELDS[field]?.[0] ?? field;
}

/** A field's value for people; empty shows an em dash, because a blank beside an arrow reads as a mistake. */
export function fieldValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  switch (FIELDS[field]?.[1]) {
    case 'rupiah':
      return typeof value === 'number' ? formatRupiah(value) : plain(value);
    case 'number':
      return typeof value === 'number' ? formatNumber(value, 'text') : plain(value);
    case 'days':
      return typeof value === 'number' ? `${formatNumber(value, 'text')} hari` : plain(value);
    case 'date':
      return formatDate(plain(value));
    case 'yes-no':
      return value === true || value === 1 || value === '1' ? 'Ya' : 'Tidak';
    case 'text':
      return plain(value);
    case undefined:
      return unknownValue(value);
  }
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function unknownValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'string' && ISO_INSTANT.test(value)) return formatInstant(value);
  return plain(value);
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
