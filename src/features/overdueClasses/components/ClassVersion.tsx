import type { ReactNode } from 'react';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import { rangesOf } from '@/lib/arithmetic/overdueClass';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { COLLECTIBILITIES, rangeText } from '@/lib/labels/overdueClassLabel';
import { exampleText } from '../domain/classText';
import styles from './ClassVersion.module.css';

export interface ClassVersionProps {
  /** The version. */
  row: OverdueClassesMaster;
  /** `YYYY-MM-DD`. */
  today: string;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** One version of the classes: which days are which collectibility and in which bucket, and bring which letter, with an example. */
export function ClassVersion({ row, today, actions }: ClassVersionProps) {
  return (
    <article className={styles.root} aria-label={`Versi ${formatDate(row.valid_from)}`}>
      <header>
        <h2>Berlaku mulai {formatDate(row.valid_from)}</h2>
        <ValidityChip row={{ ...row, active: true }} today={today} />
        {actions && <div data-part="actions">{actions}</div>}
      </header>
      <div data-part="lists">
        <div>
          <dl aria-label="Kolektibilitas">
            {rangesOf(row.collectibility_to).map((range, at) => (
              <div key={range.from}>
                <dt>
                  Kolektibilitas {at + 1}, {COLLECTIBILITIES[at]?.toLowerCase()}
                </dt>
                <dd>{rangeText(range)}</dd>
              </div>
            ))}
          </dl>
          <dl aria-label="Surat peringatan">
            {row.letter_from.map((day, at) => (
              // A letter is known by its place.
              <div key={at}>
                <dt>SP{at + 1} boleh dibuat</dt>
                <dd>mulai {formatNumber(day)} hari</dd>
              </div>
            ))}
          </dl>
        </div>
        <dl aria-label="Kelompok">
          {rangesOf(row.bucket_to).map((range, at) => (
            <div key={range.from}>
              <dt>Kelompok {at + 1}</dt>
              <dd>{rangeText(range)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p>{exampleText(row)}</p>
      <RecordStamps of={row} />
    </article>
  );
}
