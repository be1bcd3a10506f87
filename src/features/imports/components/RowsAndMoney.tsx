import { formatNumber } from '@/lib/format/rupiah';
import styles from './RowsAndMoney.module.css';

export interface RowsAndMoneyProps {
  /** How many lines. */
  rows: number;
  /** Rupiah. */
  amount: number;
}

/** Rupiah with the number of rows below it. */
export function RowsAndMoney({ rows, amount }: RowsAndMoneyProps) {
  return (
    <span className={styles.root}>
      {formatNumber(amount)}
      <small>{formatNumber(rows)} baris</small>
    </span>
  );
}
