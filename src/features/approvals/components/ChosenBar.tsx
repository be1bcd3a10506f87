import { Button } from '@/components/Button/Button';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { formatNumber } from '@/lib/format/rupiah';
import { whyNotBeside } from '../domain/chosenTogether';
import styles from './ChosenBar.module.css';

export interface ChosenBarProps {
  /** All that are shown. */
  rows: readonly ApprovalRow[];
  /** Those that are chosen. */
  chosen: readonly ApprovalRow[];
  /** Asked to decide the chosen ones. */
  onDecide: () => void;
  /** Nothing is to be chosen any more. */
  onLeave: () => void;
}

/** Above rows that can be chosen: how many are, what can be done with them, and why others can't join them. On phones it stands within the thumb's reach. */
export function ChosenBar({ rows, chosen, onDecide, onLeave }: ChosenBarProps) {
  const left = rows.find((row) => !chosen.includes(row) && whyNotBeside(row, chosen) !== undefined);
  return (
    <div
      className={styles.root}
      role="group"
      aria-label="Yang dipilih"
      data-foot-bar={chosen.length > 0 || undefined}
    >
      <p role="status">
        {chosen.length === 0
          ? 'Pilih beberapa untuk memutuskannya bersama.'
          : `${formatNumber(chosen.length)} dipilih.`}
        {left && ` ${left.what} ${left.record.label}: ${whyNotBeside(left, chosen)}`}
      </p>
      {chosen.length > 0 && (
        <>
          <Button kind="quiet" onClick={onLeave}>
            Lepas pilihan
          </Button>
          <Button kind="primary" onClick={onDecide}>
            Setujui {formatNumber(chosen.length)}
          </Button>
        </>
      )}
    </div>
  );
}
