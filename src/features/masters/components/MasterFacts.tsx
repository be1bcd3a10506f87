import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import type { Master } from '@/lib/contract/masters';
import { masterFacts } from '../domain/masterFacts';
import type { MasterKind } from '../domain/MasterKind';
import styles from './MasterFacts.module.css';

export interface MasterFactsProps {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** The record. */
  row: Master;
  /** Every record of the master. */
  rows?: readonly Master[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** One record to read, with what can't be done while it is used. */
export function MasterFacts({ kind, row, rows = [], today }: MasterFactsProps) {
  return (
    <div className={styles.root}>
      <dl>
        {masterFacts(kind, row, rows).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Status</dt>
          <dd>
            <ValidityChip row={row} today={today} />
          </dd>
        </div>
        <div>
          <dt>Dipakai</dt>
          <dd>{kind.usesOf(row)}</dd>
        </div>
      </dl>
      <p>
        {row.used_by > 0
          ? 'Kode tidak dapat diganti dan data ini tidak dapat dihapus, karena sudah dipakai.'
          : 'Belum dipakai: kode masih dapat diganti, dan data ini dapat dihapus.'}
      </p>
      <RecordStamps of={row} />
    </div>
  );
}
