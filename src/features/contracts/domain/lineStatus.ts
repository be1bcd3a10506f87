import type { StatusTone } from '@/components/StatusChip/StatusChip';
import type { ContractCard } from '@/lib/contract/contracts';

type CardLine = ContractCard['lines'][number];

/** How an instalment stands, in words and tone. A covered one on which penalty is still owed is not done. */
export function lineStatus(line: Pick<CardLine, 'status' | 'overdue' | 'penalty'>): {
  words: string;
  tone: StatusTone;
} {
  switch (line.status) {
    case 'PAID':
      return line.penalty > 0 ? { words: 'Sisa denda', tone: 'waiting' } : { words: 'Lunas', tone: 'paid' };
    case 'PART_PAID':
      return { words: 'Dibayar sebagian', tone: 'waiting' };
    case 'DUE':
      return { words: 'Segera', tone: 'due' };
    case 'OVERDUE':
      return { words: `Terlambat ${line.overdue} hari`, tone: 'overdue' };
    case 'UPCOMING':
      return { words: 'Belum jatuh tempo', tone: 'neutral' };
  }
}
