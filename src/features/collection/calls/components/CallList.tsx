import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { BorrowerCall, CallResult } from '@/lib/contract/calls';
import { formatRupiah } from '@/lib/format/rupiah';
import type { StatusTone } from '@/lib/labels/statusLabel';
import { isOutsideRule, RESULT_LABELS, SPOKE_TO_LABELS } from '../domain/callText';
import styles from './RowList.module.css';

export interface CallListProps {
  /** Newest first. */
  calls: readonly BorrowerCall[];
}

const TONES: Readonly<Record<CallResult, StatusTone>> = {
  REACHED: 'due',
  PROMISED: 'waiting',
  REFUSED: 'overdue',
  NOT_REACHED: 'neutral',
  MESSAGE_LEFT: 'neutral',
};

/** The calls to a borrower, and what came of each. */
export function CallList({ calls }: CallListProps) {
  if (calls.length === 0) return <p className={styles.none}>Belum ada telepon yang dicatat.</p>;
  return (
    <ul className={styles.root} aria-label="Telepon">
      {calls.map((call) => (
        <li key={call.id}>
          <StatusChip tone={TONES[call.result]} wraps>
            {RESULT_LABELS[call.result]}
          </StatusChip>
          <div data-part="facts">
            <p>
              <DateText kind="instant" value={call.at} />
              {' · '}
              {SPOKE_TO_LABELS[call.spoke_to]}, {call.phone}
              {call.promise && (
                <>
                  {' · '}
                  {formatRupiah(call.promise.amount)} pada <DateText value={call.promise.due} />
                </>
              )}
            </p>
            {call.note !== '' && <p>{call.note}</p>}
            <p data-part="more">
              {call.called_by.name}
              {call.consent_id !== null && ' · Dengan persetujuan nasabah'}
            </p>
          </div>
          {isOutsideRule(call) && <StatusChip tone="overdue">Di luar ketentuan</StatusChip>}
        </li>
      ))}
    </ul>
  );
}
