import { CONTRACT_STATUSES, type ContractStatus } from '@/lib/contract/contractListDefaults';
import type { ContractRequestKind } from '@/lib/contract/requestedAction';
import type { ContractRequest } from '@/lib/contract/requests';
import type { ImportRowState } from '@/lib/contract/importRows';
import type { ImportStatus } from '@/lib/contract/imports';
import type { FieldKind } from './creditFields';
import { contractStatusLabel } from './statusLabel';

/** `ask`: what is asked for on a contract, of which the sentence beside it tells the rest. A record of words: a choice. */
export type LogKind = FieldKind | 'yes-no' | 'instant' | 'ask' | Readonly<Record<string, string>>;

interface LogLook {
  label: string;
  kind: LogKind;
}

const REQUEST_STATUS_LABELS: Record<ContractRequest['status'], string> = {
  WAITING: 'Menunggu',
  APPROVED: 'Disetujui',
  REJECTED: 'Ditolak',
  WITHDRAWN: 'Ditarik kembali',
};

/** Of a bank statement; no contract has one of these. */
const IMPORT_STATUS_LABELS: Record<ImportStatus, string> = {
  READING: 'Belum lengkap',
  OPEN: 'Siap diposting',
  POSTING: 'Posting belum selesai',
  POSTED: 'Terposting',
  UNDONE: 'Dibatalkan',
};

const ROW_STATE_LABELS: Record<ImportRowState, string> = {
  MATCHED: 'Cocok',
  DOUBTFUL: 'Meragukan',
  UNKNOWN: 'Tidak dikenal',
  DUPLICATE: 'Ganda',
  IGNORED: 'Diabaikan',
  POSTED: 'Terposting',
};

/** What is asked for on a contract. */
export const ASK_LABELS: Record<ContractRequestKind, string> = {
  PAYMENT: 'Pembayaran',
  PAYMENT_VOID: 'Pembatalan pembayaran',
  SETTLEMENT_UNDO: 'Pembatalan pelunasan',
  DEPOSIT_PAY_BACK: 'Pengembalian titipan',
  WAIVER: 'Potongan tanpa pembayaran',
  STATUS: 'Perubahan status',
  CANCEL: 'Pembatalan kontrak',
  RESTRUCTURE: 'Restrukturisasi',
  MOVE_OFFICE: 'Pindah kantor',
  FIELD_PAYMENT: 'Setoran terlambat',
  REPOSSESSION: 'Surat tugas penarikan',
  UNIT_SALE: 'Penjualan unit',
};

const contractStatusText = Object.fromEntries(
  CONTRACT_STATUSES.map((status): [ContractStatus, string] => [status, contractStatusLabel(status).label]),
);

/** What the log says of payments, requests, statements and the cashier's day beside the values of a receipt. */
export const LOG_FIELDS = {
  active: { label: 'Aktif', kind: 'yes-no' },
  request_approval: { label: 'Menunggu persetujuan', kind: 'yes-no' },
  request_id: { label: 'No. permintaan', kind: 'text' },
  request_status: { label: 'Permintaan', kind: REQUEST_STATUS_LABELS },
  ask: { label: 'Yang diminta', kind: 'ask' },
  repossession_order: { label: 'Surat tugas penarikan', kind: 'text' },
  status: { label: 'Status', kind: { ...contractStatusText, ...IMPORT_STATUS_LABELS } },
  voided_at: { label: 'Dibatalkan pada', kind: 'instant' },
  counted: { label: 'Nilai pembayaran', kind: 'money' },
  deposit: { label: 'Dari titipan', kind: 'money' },
  deposit_added: { label: 'Menjadi titipan', kind: 'money' },
  deposit_balance: { label: 'Saldo titipan', kind: 'money' },
  bank_account: { label: 'Rekening penerima', kind: 'text' },
  account: { label: 'Rekening penerima', kind: 'text' },
  bank_reference: { label: 'No. referensi bank', kind: 'text' },
  restructured_from: { label: 'Melanjutkan kontrak', kind: 'text' },
  restructured_to: { label: 'Kontrak pengganti', kind: 'text' },
  number: { label: 'No. penawaran', kind: 'text' },
  principal: { label: 'Pokok', kind: 'money' },
  interest: { label: 'Bunga', kind: 'money' },
  interest_forgiven: { label: 'Bunga dibebaskan', kind: 'money' },
  fee: { label: 'Biaya pelunasan', kind: 'money' },
  total: { label: 'Total pelunasan', kind: 'money' },
  as_of: { label: 'Dihitung per', kind: 'date' },
  valid_until: { label: 'Berlaku sampai', kind: 'date' },
  counted_cash: { label: 'Tunai dihitung', kind: 'money' },
  expected_cash: { label: 'Tunai seharusnya', kind: 'money' },
  expected_bank: { label: 'Transfer seharusnya', kind: 'money' },
  state: { label: 'Keadaan baris', kind: ROW_STATE_LABELS },
  score: { label: 'Nilai kecocokan', kind: 'count' },
  tied_receipt: { label: 'Dikaitkan ke nota', kind: 'text' },
  beside_receipt: { label: 'Di samping nota', kind: 'text' },
  beside_line: { label: 'Di samping baris', kind: 'count' },
  read_at: { label: 'Dibaca pada', kind: 'instant' },
  unread: { label: 'Belum dibaca', kind: 'count' },
  filters: { label: 'Filter', kind: 'text' },
  billing_address: { label: 'Alamat tagih', kind: 'text' },
  village_code: { label: 'Kode kelurahan', kind: 'text' },
  deed_number: { label: 'Nomor akta', kind: 'text' },
  deed_on: { label: 'Tanggal akta', kind: 'date' },
  notary: { label: 'Notaris', kind: 'text' },
  certificate_number: { label: 'Nomor sertifikat', kind: 'text' },
  certificate_on: { label: 'Tanggal sertifikat', kind: 'date' },
  removed_on: { label: 'Tanggal penghapusan', kind: 'date' },
  collectibility_to: { label: 'Batas kolektibilitas', kind: 'text' },
  bucket_to: { label: 'Batas kelompok', kind: 'text' },
  letter_from: { label: 'Hari surat peringatan', kind: 'text' },
} as const satisfies Record<string, LogLook>;

/** A field of one instalment, as `credit_discount.7`; null for a field without a number. */
export function lineField(field: string): { name: string; number: string } | null {
  const [, name, number] = /^([a-z_]+)\.(\d+)$/.exec(field) ?? [];
  return name !== undefined && number !== undefined ? { name, number } : null;
}
