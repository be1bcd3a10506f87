import { DateText } from '@/components/DateText/DateText';
import type { Stamps } from '@/lib/contract/stamps';
import styles from './RecordStamps.module.css';

export interface RecordStampsProps {
  /** The record, or what it says about who made and changed it. */
  of: Stamps;
}

/** Who made a record and who changed it last. What was not recorded is left out; without a maker it says so. */
export function RecordStamps({ of }: RecordStampsProps) {
  const changed = of.updated_at !== null && of.updated_at !== of.created_at;
  return (
    <p className={styles.root}>
      {of.created_at === null && of.created_by === null ? (
        'Pembuatnya tidak diketahui.'
      ) : (
        <Act verb="Dibuat" by={of.created_by} at={of.created_at} />
      )}
      {changed && (
        <>
          {' '}
          <Act verb="Terakhir diubah" by={of.updated_by} at={of.updated_at} />
        </>
      )}
    </p>
  );
}

interface ActProps {
  verb: string;
  by: Stamps['created_by'];
  at: string | null;
}

const Act = ({ verb, by, at }: ActProps) => (
  <>
    {verb}
    {by && ` oleh ${by.name}`}
    {at && (
      <>
        {' pada '}
        <DateText kind="instant" value={at} />
      </>
    )}
    .
  </>
);
