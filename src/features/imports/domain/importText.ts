import type { ImportRowState } from '@/lib/contract/importRows';
import type { ImportStatus } from '@/lib/contract/imports';
import type { StatusLabel } from '@/lib/words/statusLabel';

/** How a statement stands. */
export const STATUS_LABELS: Record<ImportStatus, StatusLabel> = {
  READING: { tone: 'waiting', words: 'Belum lengkap' },
  OPEN: { tone: 'due', words: 'Siap diposting' },
  POSTING: { tone: 'waiting', words: 'Posting belum selesai' },
  POSTED: { tone: 'paid', words: 'Terposting' },
  UNDONE: { tone: 'neutral', words: 'Dibatalkan' },
};

/** How a row stands, in the order in which people work through them. */
export const STATE_LABELS: Record<ImportRowState, StatusLabel> = {
  MATCHED: { tone: 'due', words: 'Cocok' },
  DOUBTFUL: { tone: 'waiting', words: 'Meragukan' },
  UNKNOWN: { tone: 'overdue', words: 'Tidak dikenal' },
  DUPLICATE: { tone: 'neutral', words: 'Ganda' },
  IGNORED: { tone: 'neutral', words: 'Diabaikan' },
  POSTED: { tone: 'paid', words: 'Terposting' },
};

/** Banks offered by name; any other code may be typed. */
export const BANKS = ['BCA', 'MANDIRI', 'BRI', 'BNI'] as const;
