import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatNumber } from '@/lib/format/rupiah';
import { dayStatusLabel } from '../domain/dayText';
import { Figure, FigureList } from '@/components/CashCount/FigureList';
import styles from './TakenFigures.module.css';

export interface TakenFiguresProps {
  /** One's own day, by entry. */
  day: Pick<CashierDay, 'cash' | 'bank' | 'totals' | 'state'>;
}

/** What a cashier's drawer holds today, what came by transfer, and from how many payments. */
export function TakenFigures({ day: { cash, bank, totals, state } }: TakenFiguresProps) {
  const taken = totals.filter(({ kind }) => kind === 'TAKEN').reduce((sum, { count }) => sum + count, 0);
  const status = dayStatusLabel(totals.length === 0 && state === 'OPEN' ? null : state);
  return (
    <div className={styles.root}>
      <FigureList>
        <Figure label="Tunai di laci" strong>
          <Money value={cash} place="text" />
        </Figure>
        <Figure label="Transfer">
          <Money value={bank} place="text" />
        </Figure>
        <Figure label="Pembayaran diterima">{formatNumber(taken)}</Figure>
      </FigureList>
      <p>
        <StatusChip tone={status.tone}>{status.label}</StatusChip>
      </p>
    </div>
  );
}
