import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ImportRow } from '@/lib/contract/importRows';
import { STATE_LABELS } from '../domain/importText';
import { reasonParts } from '../domain/reasonParts';
import styles from './RowCause.module.css';

export interface RowCauseProps {
  /** How it stands and why. */
  row: Pick<ImportRow, 'state' | 'reason' | 'problem' | 'score'>;
}

/** How a row stands and why, before everything else and never cut: what kept it from being posted, or what it matched by. */
export function RowCause({ row: { state, reason, problem, score } }: RowCauseProps) {
  const { tone, label } = STATE_LABELS[state];
  const { cause, rest } = reasonParts(reason);
  return (
    <div className={styles.root}>
      <StatusChip tone={tone}>{label}</StatusChip>
      <p data-part="cause">{problem ? `Tidak dapat diposting: ${problem}` : cause}</p>
      {problem && <p>{cause}</p>}
      {rest && <p>{rest}</p>}
      {score > 0 && <small>Skor {score} dari 100</small>}
    </div>
  );
}
