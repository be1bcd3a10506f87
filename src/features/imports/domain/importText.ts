import type { ImportRow, ImportRowState, PostedLine } from '@/lib/contract/importRows';
import type { ImportBatch, ImportStatus } from '@/lib/contract/imports';
import { formatNumber } from '@/lib/format/rupiah';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import { figuresOf, isAtWork, sumOf } from './batchFigures';

const STATUS_LABELS: Record<ImportStatus, StatusLabel> = {
  READING: { tone: 'waiting', label: 'Belum lengkap' },
  OPEN: { tone: 'due', label: 'Siap diposting' },
  POSTING: { tone: 'waiting', label: 'Posting belum selesai' },
  POSTED: { tone: 'paid', label: 'Terposting' },
  UNDONE: { tone: 'neutral', label: 'Dibatalkan' },
};

const PARTLY: StatusLabel = { tone: 'waiting', label: 'Sebagian terposting' };

/** How a statement stands; one of which some rows are posted and others still wait for somebody is posted in part. */
export function statusLabelOf(batch: Pick<ImportBatch, 'status' | 'states'>): StatusLabel {
  const isOpen = isAtWork(batch) && sumOf(batch, ['MATCHED', 'DOUBTFUL', 'UNKNOWN']).rows > 0;
  return isOpen && figuresOf(batch, 'POSTED').rows > 0 ? PARTLY : STATUS_LABELS[batch.status];
}

/** Whether a second person compared what was posted with the bank; null: there is nothing to compare, or nobody is asked. */
export function checkLabelOf(
  batch: Pick<ImportBatch, 'status' | 'posted_by' | 'checked_by' | 'after_check' | 'before_checks'>,
): StatusLabel | null {
  if (batch.status === 'UNDONE' || !batch.posted_by) return null;
  if (batch.after_check > 0)
    return { tone: 'waiting', label: `${formatNumber(batch.after_check)} baris belum diperiksa` };
  if (batch.checked_by) return { tone: 'paid', label: 'Diperiksa' };
  return batch.before_checks ? null : { tone: 'waiting', label: 'Belum diperiksa' };
}

/** How a row stands, in the order in which people work through them. */
export const STATE_LABELS: Record<ImportRowState, StatusLabel> = {
  MATCHED: { tone: 'due', label: 'Cocok' },
  DOUBTFUL: { tone: 'waiting', label: 'Meragukan' },
  UNKNOWN: { tone: 'overdue', label: 'Tidak dikenal' },
  DUPLICATE: { tone: 'neutral', label: 'Ganda' },
  IGNORED: { tone: 'neutral', label: 'Diabaikan' },
  POSTED: { tone: 'paid', label: 'Terposting' },
};

/** The same of one row, which may wait for a second person (docs/decisions/0142). */
export const rowLabelOf = ({ state, held }: Pick<ImportRow, 'state' | 'held'>): StatusLabel =>
  held === null ? STATE_LABELS[state] : HELD_LABELS[held];

const HELD_LABELS: Record<NonNullable<ImportRow['held']>, StatusLabel> = {
  NAMED: { tone: 'waiting', label: 'Perlu disetujui' },
  AGAIN: { tone: 'waiting', label: 'Perlu disetujui' },
  LATE: { tone: 'waiting', label: 'Perlu disetujui' },
  BEHIND: { tone: 'waiting', label: 'Ikut menunggu' },
};

/** Where a line was posted already: `baris 12 berkas a.csv, ke JKT-2607-00203`. */
export const postedText = ({ file_name, line, contract_code }: PostedLine): string =>
  file_name === null
    ? 'mutasi kantor lain'
    : `baris ${line} berkas ${file_name}${contract_code === null ? '' : `, ke ${contract_code}`}`;

/** Banks offered by name; any other code may be typed. */
export const BANKS = ['BCA', 'MANDIRI', 'BRI', 'BNI'] as const;
