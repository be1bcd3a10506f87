import type { LogEntry } from '@/lib/contract/history';
import { fieldLabel, fieldValue } from '../domain/fieldText';
import styles from './ChangedFields.module.css';

export interface ChangedFieldsProps {
  /** field → [before, after]. */
  changes: LogEntry['changes'];
}

/** The fields that a step changed, folded away until asked for. Nothing when none changed. */
export function ChangedFields({ changes }: ChangedFieldsProps) {
  const fields = Object.entries(changes);
  if (fields.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary>{fields.length} isian berubah</summary>
      <dl>
        {fields.map(([field, [before, after]]) => (
          <div key={field}>
            <dt>{fieldLabel(field)}</dt>
            <dd>
              <del aria-label={`Sebelum: ${fieldValue(field, before)}`}>{fieldValue(field, before)}</del>
              <span aria-hidden>→</span>
              <ins aria-label={`Sesudah: ${fieldValue(field, after)}`}>{fieldValue(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
