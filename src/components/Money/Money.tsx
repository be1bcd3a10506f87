import { formatNumber, formatRupiah, type NumberPlace } from '@/lib/format/rupiah';
import styles from './Money.module.css';

export interface MoneyProps {
  /** Whole rupiah; null or undefined shows blank. */
  value: number | null | undefined;
  /** `table`: bare digits, negatives in parentheses. `text`: with Rp and a minus sign. Default `table`. */
  place?: NumberPlace;
}

/** An amount of money (SPEC 5): digits grouped by dots, tabular figures. */
export function Money({ value, place = 'table' }: MoneyProps) {
  return <span className={styles.root}>{place === 'table' ? formatNumber(value) : formatRupiah(value)}</span>;
}
