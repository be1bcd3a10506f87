import { Skeleton } from '@/components/Skeleton/Skeleton';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import styles from './RowsHead.module.css';

export interface RowsHeadProps {
  /** What the rows are, and whose. */
  title: string;
  /** What one of them is called. */
  noun: string;
  /** Undefined: not known yet. */
  data: { count: number } | undefined;
  /** What all of them come to, rupiah; undefined: they are no money. */
  total?: number | undefined;
}

/** What the rows below are, how many, and what they come to: the figure that was pressed. */
export function RowsHead({ title, noun, data, total }: RowsHeadProps) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {data ? (
        <p>
          <b>{total === undefined ? `${formatNumber(data.count)} ${noun}` : formatRupiah(total)}</b>
          {total !== undefined && ` dari ${formatNumber(data.count)} ${noun}`}
        </p>
      ) : (
        <Skeleton width={180} height={24} />
      )}
    </div>
  );
}
