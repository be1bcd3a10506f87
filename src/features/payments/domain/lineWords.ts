import type { CardLine } from '@/lib/arithmetic/card';
import type { StatusTone } from '@/components/StatusChip/StatusChip';

/** Where a line stands, as the chip says it. */
export function lineWords(line: Pick<CardLine, 'status' | 'overdue' | 'penalty'>): {
  tone: StatusTone;
  words: string;
} {
  switch (line.status) {
    case 'PAID':
      return line.penalty > 0 ? { tone: 'overdue', words: 'Sisa denda' } : { tone: 'paid', words: 'Lunas' };
    case 'OVERDUE':
      return { tone: 'overdue', words: `Terlambat ${line.overdue} hari` };
    case 'PART_PAID':
      return { tone: 'waiting', words: 'Dibayar sebagian' };
    case 'DUE':
      return { tone: 'due', words: 'Segera jatuh tempo' };
    case 'UPCOMING':
      return { tone: 'neutral', words: 'Belum jatuh tempo' };
  }
}
