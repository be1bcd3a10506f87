import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './ExportSum.module.css';

export interface ExportSumProps {
  /** What a row is: 'nota'. */
  noun: string;
  /** Rows; undefined: not counted yet. */
  count: number | undefined;
  /** What they come to, in words. */
  sum: string | undefined;
  /** Another choice is being counted. */
  busy?: boolean;
}

/** How much an export would hold, before it starts. */
export function ExportSum({ noun, count, sum, busy = false }: ExportSumProps) {
  return (
    <section className={styles.root} aria-label="Jumlah" aria-live="polite" aria-busy={busy || undefined}>
      {count === undefined ? (
        <SkeletonLines lines={2} />
      ) : (
        <>
          <p>{count === 0 ? `Tidak ada ${noun} dalam masa ini` : `${formatNumber(count)} ${noun}`}</p>
          {count > 0 && <p>{sum}</p>}
        </>
      )}
    </section>
  );
}
