import type { LastHeard } from '../device/useCounting';
import { HEARD_LABELS, HEARD_NEXT } from '../domain/countWords';
import styles from './HeardLine.module.css';

export interface HeardLineProps {
  /** What the last code came to; null: none was read. */
  last: LastHeard | null;
}

/** The last code and what it came to, large enough to be seen at arm's length; read out each time. */
export function HeardLine({ last }: HeardLineProps) {
  const { tone, label } = last ? HEARD_LABELS[last.heard] : { tone: 'neutral', label: '' };
  return (
    <div className={styles.root} role="status" data-tone={tone}>
      {last ? (
        // Said anew, also where it is the same.
        <div key={last.nth}>
          <strong>{label}</strong>
          <span>{last.code}</span>
          {HEARD_NEXT[last.heard] && <p>{HEARD_NEXT[last.heard]}</p>}
        </div>
      ) : (
        <p>Belum ada yang dipindai.</p>
      )}
    </div>
  );
}
