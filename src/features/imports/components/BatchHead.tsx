import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatInstant } from '@/lib/format/tanggal';
import { checkLabelOf, statusLabelOf } from '../domain/importText';
import styles from './BatchHead.module.css';

export interface BatchHeadProps {
  /** The statement. */
  batch: ImportBatch;
}

/** Which statement this is, who brought it, and how it stands. */
export function BatchHead({ batch }: BatchHeadProps) {
  const { tone, label } = statusLabelOf(batch);
  const check = checkLabelOf(batch);
  return (
    <section className={styles.root} aria-label="Mutasi">
      <div data-part="facts">
        <h2>
          {batch.bank} <span>{batch.file_name}</span>
        </h2>
        <StatusChip tone={tone}>{label}</StatusChip>
        {check && <StatusChip tone={check.tone}>{check.label}</StatusChip>}
        <p>
          Diunggah {batch.created_by.name}, {formatInstant(batch.created_at)}
          {batch.posted_by && batch.posted_at && (
            <>
              {' · '}Diposting {batch.posted_by.name}, {formatInstant(batch.posted_at)}
            </>
          )}
          {batch.checked_by && batch.checked_at && (
            <>
              {' · '}Dicocokkan {batch.checked_by.name}, {formatInstant(batch.checked_at)}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
