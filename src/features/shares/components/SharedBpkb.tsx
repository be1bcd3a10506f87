import type { SharedCard } from '@/lib/contract/sharedCard';
import { formatDate } from '@/lib/format/tanggal';
import styles from './SharedBpkb.module.css';

export interface SharedBpkbProps {
  /** From when the book can be fetched, and what is brought. */
  bpkb: NonNullable<SharedCard['bpkb']>;
  /** The office's today, `YYYY-MM-DD`. */
  today: string;
}

/** When and with what the ownership book is fetched. */
export function SharedBpkb({ bpkb: { from, papers }, today }: SharedBpkbProps) {
  return (
    <section className={styles.root}>
      <h2>Pengambilan BPKB</h2>
      <p>{whenText(from, today)}</p>
      {papers.length > 0 && (
        <>
          <p>Bawalah:</p>
          <ul>
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function whenText(from: string | null, today: string): string {
  if (from === null) return 'BPKB sedang disiapkan. Tanyakan ke kantor kapan dapat diambil.';
  return from > today
    ? `BPKB dapat diambil di kantor mulai ${formatDate(from)}.`
    : 'BPKB sudah dapat diambil di kantor.';
}
