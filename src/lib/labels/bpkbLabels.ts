import type { BpkbState } from '../contract/bpkb';
import type { StatusLabel } from './statusLabel';

/** How a book stands, in words, with its tone. */
export const BPKB_LABELS: Readonly<Record<BpkbState, StatusLabel>> = {
  NOT_RECEIVED: { label: 'Belum diterima', tone: 'waiting' },
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
