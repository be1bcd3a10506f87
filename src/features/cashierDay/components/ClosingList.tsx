import type { Closing } from '@/lib/contract/cashierDay';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { Figure, FigureList } from '@/components/CashCount/FigureList';
import styles from './ClosingList.module.css';

export interface ClosingListProps {
  /** Oldest first. */
  closings: readonly Closing[];
}

/** Every count of a day, newest first: a later one never takes the place of an earlier one. */
export function ClosingList({ closings }: ClosingListProps) {
  return (
    <section className={styles.root} aria-label="Penutupan">
      <h2>Penutupan</h2>
      {[...closings].reverse().map((closing) => (
        <article key={closing.closing} data-reopened={closing.reopened !== null || undefined}>
          <h3>
            {closings.length > 1 && `Ke-${closing.closing}, `}
            {formatInstant(closing.closed_at)}, {closing.closed_by}
            {closing.confirmed_by !== null && ` menghitung, ${closing.confirmed_by} mengonfirmasi`}
          </h3>
          <FigureList>
            <Figure label="Dihitung" strong>
              {formatRupiah(closing.counted_cash)}
            </Figure>
            <Figure label="Seharusnya">{formatRupiah(closing.expected_cash)}</Figure>
            <Figure label="Selisih">{formatRupiah(closing.counted_cash - closing.expected_cash)}</Figure>
            <Figure label="Transfer">{formatRupiah(closing.expected_bank)}</Figure>
            {closing.explanation !== '' && <Figure label="Penjelasan">{closing.explanation}</Figure>}
          </FigureList>
          {closing.reopened && (
            <p>
              Dibuka kembali {formatInstant(closing.reopened.at)} oleh {closing.reopened.by}:{' '}
              {closing.reopened.reason}
            </p>
          )}
        </article>
      ))}
    </section>
  );
}
