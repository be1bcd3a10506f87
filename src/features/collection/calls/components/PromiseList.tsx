import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { BorrowerPromise } from '@/lib/contract/calls';
import { formatRupiah } from '@/lib/format/rupiah';
import { PROMISE_LABELS } from '../domain/callText';
import styles from './RowList.module.css';

export interface PromiseListProps {
  /** Newest first. */
  promises: readonly BorrowerPromise[];
  /** Asked to remind of one that runs; left out where nobody may. */
  onRemind?: ((promise: BorrowerPromise) => void) | undefined;
}

/** What a borrower promised, and what became of it. */
export function PromiseList({ promises, onRemind }: PromiseListProps) {
  if (promises.length === 0) return <p className={styles.none}>Belum ada janji bayar.</p>;
  return (
    <ul className={styles.root} aria-label="Janji bayar">
      {promises.map((promise) => (
        <li key={promise.id}>
          <StatusChip tone={PROMISE_LABELS[promise.state].tone}>
            {PROMISE_LABELS[promise.state].label}
          </StatusChip>
          <div data-part="facts">
            <p>
              <strong>{formatRupiah(promise.amount)}</strong> pada <DateText value={promise.due} />
            </p>
            <p data-part="more">
              Masuk {formatRupiah(promise.paid)}
              {promise.state === 'RUNNING' && (
                <>
                  , ditunggu sampai <DateText value={promise.ends_on} />
                </>
              )}
              {' · '}
              {promise.source === 'CALL' ? 'Telepon' : 'Kunjungan'} {promise.written_by.name},{' '}
              <DateText kind="instant" value={promise.at} />
            </p>
          </div>
          {promise.state === 'RUNNING' && onRemind && (
            <Button onClick={() => onRemind(promise)}>Ingatkan</Button>
          )}
        </li>
      ))}
    </ul>
  );
}
