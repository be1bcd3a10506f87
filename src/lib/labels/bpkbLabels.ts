import type { BpkbKind, BpkbMovement, BpkbState, BpkbTask } from '../contract/bpkbTerms';
import type { StatusLabel } from './statusLabel';

/** How a book stands, in words, with its tone. */
export const BPKB_LABELS: Readonly<Record<BpkbState, StatusLabel>> = {
  UNRECORDED: { label: 'Belum pernah dicatat', tone: 'waiting' },
  NOT_RECEIVED: { label: 'Belum diterima', tone: 'waiting' },
  MISMATCH: { label: 'Tidak cocok', tone: 'overdue' },
  RECEIVED: { label: 'Diterima', tone: 'due' },
  STORED: { label: 'Disimpan', tone: 'paid' },
  REQUESTED: { label: 'Diminta', tone: 'waiting' },
  BORROWED: { label: 'Dipinjam', tone: 'waiting' },
  IN_TRANSIT: { label: 'Dalam perjalanan', tone: 'waiting' },
  AT_NOTARY: { label: 'Di notaris', tone: 'waiting' },
  READY: { label: 'Siap diserahkan', tone: 'due' },
  HANDED_OVER: { label: 'Diserahkan', tone: 'neutral' },
  LOST: { label: 'Hilang', tone: 'overdue' },
};

export const BPKB_KIND_LABELS: Readonly<Record<BpkbKind, string>> = {
  BOOK: 'BPKB',
  ELECTRONIC: 'BPKB elektronik',
};

/** What happened, as the timeline says it. */
export const BPKB_MOVEMENT_LABELS: Readonly<Record<BpkbMovement, string>> = {
  AWAITED: 'Ditunggu dari dealer',
  NOT_AWAITED: 'Tidak ditunggu lagi',
  RECEIVED: 'Diterima dan dicocokkan',
  ACCEPTED: 'Perbedaan disetujui',
  REFUSED: 'Dikembalikan karena tidak cocok',
  STORED: 'Disimpan',
  ASKED: 'Peminjaman diminta',
  NOT_LENT: 'Tidak jadi dipinjamkan',
  LENT: 'Dipinjamkan',
  TO_NOTARY: 'Dibawa ke notaris',
  RETURNED: 'Kembali',
  SENT: 'Dikirim ke kantor lain',
  ARRIVED: 'Tiba',
  READY: 'Siap diserahkan',
  UNREADY: 'Batal siap diserahkan',
  PREPARED: 'Penyerahan disiapkan',
  HANDED_OVER: 'Diserahkan',
  LOST: 'Dinyatakan hilang',
  CARRIED_ON: 'Menjamin kontrak lanjutan',
};

/** Lists of what is to be done, as tiles and filters call them. */
export const BPKB_TASK_LABELS: Readonly<Record<BpkbTask, string>> = {
  UNRECORDED: 'Belum pernah dicatat',
  LATE_FROM_DEALER: 'Terlambat dari dealer',
  MISMATCH: 'Tidak cocok',
  TO_STORE: 'Belum disimpan',
  TO_LABEL: 'Belum berlabel',
  LENT_TOO_LONG: 'Terlambat kembali',
  ON_THE_WAY: 'Dalam perjalanan',
  TO_MAKE_READY: 'Lunas, belum disiapkan',
  NOT_FETCHED_30: 'Belum diambil 30 hari',
  NOT_FETCHED_90: 'Belum diambil 90 hari',
  NOT_FETCHED_180: 'Belum diambil 180 hari',
  LOST: 'Hilang',
};
