import { Money } from '@/components/Money/Money';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatNumber } from '@/lib/format/rupiah';
import { movementText } from '../domain/dayText';
import styles from './DaySummary.module.css';

export interface DaySummaryProps {
  /** The cashier’s day: totals, cash and transfers. */
  shown: Pick<CashierDay, 'by' | 'totals' | 'cash' | 'bank'>;
}

/** A day's money by kind, that of another day on lines of its own, and what it comes to. */
export function DaySummary({ shown: { by, totals, cash, bank } }: DaySummaryProps) {
  return (
    <table className={styles.root}>
      <caption>{by === 'entered' ? 'Ringkasan kas' : 'Ringkasan pembayaran'}</caption>
      <thead>
        <tr>
          <th scope="col">Jenis</th>
          <th scope="col">Tunai</th>
          <th scope="col">Transfer</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ kind, of_other_day, count, ...sums }) => (
          <tr key={`${kind}${of_other_day}`}>
            <th scope="row">
              {movementText(kind, by, of_other_day)} <span>{formatNumber(count)}×</span>
            </th>
            <td>
              <Money value={sums.cash} />
            </td>
            <td>
              <Money value={sums.bank} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{by === 'entered' ? 'Seharusnya ada' : 'Jumlah'}</th>
          <td>
            <Money value={cash} />
          </td>
          <td>
            <Money value={bank} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
