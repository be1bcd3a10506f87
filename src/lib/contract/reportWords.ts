import type { BpkbState } from './bpkbTerms';
import type { DisbursementWay } from './disbursements';
import type { FiduciaryTask } from './fiduciaryListDefaults';
import { BUCKET, REPOSSESSED_BUCKET } from './overdueListDefaults';
import type { CommissionState } from './partnerListDefaults';
import type { PartnerKind } from './partnerTerms';
import type { VisitMet, VisitResult } from './visitTerms';

/* Words of what rows of reports hold: those of the screens, which a test compares. Without the schema library. */

export const BOOK_STATES: Readonly<Record<BpkbState, string>> = {
  UNRECORDED: 'Belum pernah dicatat',
  NOT_RECEIVED: 'Belum diterima',
  MISMATCH: 'Tidak cocok',
  RECEIVED: 'Diterima',
  STORED: 'Disimpan',
  REQUESTED: 'Diminta',
  BORROWED: 'Dipinjam',
  IN_TRANSIT: 'Dalam perjalanan',
  AT_NOTARY: 'Di notaris',
  READY: 'Siap diserahkan',
  HANDED_OVER: 'Diserahkan',
  LOST: 'Hilang',
};

export const WAYS: Readonly<Record<DisbursementWay, string>> = {
  TRANSFER: 'Transfer ke peminjam',
  DEALER: 'Transfer ke dealer',
  CASH: 'Tunai lewat kasir',
};

export const COMMISSION_STATES: Readonly<Record<CommissionState, string>> = {
  COMPUTED: 'Perlu disetujui',
  APPROVED: 'Disetujui',
  PAID: 'Dibayar',
  TAKEN_BACK: 'Ditarik kembali',
};

export const PARTNERS: Readonly<Record<PartnerKind, string>> = {
  AGENT: 'Agen',
  MARKETER: 'Marketing eksternal',
};

export const MET: Readonly<Record<VisitMet, string>> = {
  BORROWER: 'Nasabah',
  OTHER: 'Orang lain',
  NOBODY: 'Tidak ada orang',
};

export const RESULTS: Readonly<Record<VisitResult, string>> = {
  PAID: 'Dibayar',
  PART_PAID: 'Dibayar sebagian',
  PROMISED: 'Janji bayar',
  REFUSED: 'Menolak membayar',
  UNIT_SURRENDERED: 'Unit akan diserahkan',
  UNIT_GONE: 'Unit tidak ada',
  MESSAGE_LEFT: 'Titip pesan',
  NOT_MET: 'Tidak bertemu',
  MOVED: 'Sudah pindah',
};

export const TASKS: Readonly<Record<FiduciaryTask, string>> = {
  register: 'Didaftarkan',
  remove: 'Dihapus',
};

/** A bucket in words: `8–15 hari`. */
export function bucketWords(bucket: string): string {
  if (bucket === REPOSSESSED_BUCKET) return 'Unit ditarik';
  const [, from = '', to] = BUCKET.exec(bucket) ?? [];
  if (from === '0' && to === '0') return 'Tidak terlambat';
  if (to === undefined) return from === '0' ? 'Semua hari' : `${from} hari ke atas`;
  return from === to ? `${from} hari` : `${from}–${to} hari`;
}
