import { clsx } from 'clsx';
import type { DecisionConsequences } from '@/lib/contract/consequences';
import { formatDifference } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import styles from './CashOfDays.module.css';
import table from './figureTable.module.css';

export interface CashOfDaysProps {
  /** What each cashier's day gains, or below 0 loses; rupiah. */
  days: DecisionConsequences['cash'];
}

/** Whose day gains or loses what, in banknotes and by transfer. */
export function CashOfDays({ days }: CashOfDaysProps) {
  return (
    <table className={clsx(table.root, styles.root)}>
      <caption className="visually-hidden">Selisih kas harian</caption>
      <thead>
        <tr>
          <th scope="col">Kas harian</th>
          <th scope="col">Tunai</th>
          <th scope="col">Transfer</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ cashier, day, cash, bank }) => (
          <tr key={`${cashier} ${day}`}>
            <th scope="row">
              {cashier}
              <small>{formatDateShort(day)}</small>
            </th>
            <td data-still={cash === 0 || undefined}>{formatDifference(cash)}</td>
            <td data-still={bank === 0 || undefined}>{formatDifference(bank)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
