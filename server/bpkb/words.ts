import { type BpkbState, HANDING_WAY_LABELS, type HandingWay } from '@/lib/contract/bpkbTerms';

/** How a book stands, inside a sentence. */
export const STATE_WORDS: Readonly<Record<BpkbState, string>> = {
  UNRECORDED: 'belum pernah dicatat',
  NOT_RECEIVED: 'belum diterima',
  MISMATCH: 'tidak cocok dan menunggu keputusan',
  RECEIVED: 'diterima dan belum disimpan',
  STORED: 'disimpan',
  REQUESTED: 'diminta untuk dipinjam',
  BORROWED: 'sedang dipinjam',
  IN_TRANSIT: 'dalam perjalanan',
  AT_NOTARY: 'di notaris',
  READY: 'siap diserahkan',
  HANDED_OVER: 'sudah diserahkan',
  LOST: 'hilang',
};

/** Who fetches a book, inside a sentence. */
export const wayWords = (way: HandingWay): string => HANDING_WAY_LABELS[way].toLowerCase();
