import type { CardLine } from '@/lib/arithmetic/card';
import type { StatusLabel } from './statusLabel';

/** How an instalment stands. A covered one on which penalty is still owed is not done. */
export function lineStatusLabel(line: Pick<CardLine, 'status' | 'overdue' | 'penalty'>): StatusLabel {
  switch (line.status) {
    case 'PAID':
      return line.penalty > 0 ? { label: 'Sisa denda', tone: 'waiting' } : { label: 'Lunas', tone: 'paid' };
    case 'PART_PAID':
      return { label: 'Dibayar sebagian', tone: 'waiting' };
    case 'DUE':
      return { label: 'Segera jatuh tempo', tone: 'due' };
    case 'OVERDUE':
      return { label: `Terlambat ${line.overdue} hari`, tone: 'overdue' };
    case 'UPCOMING':
      return { label: 'Belum jatuh tempo', tone: 'neutral' };
  }
}
