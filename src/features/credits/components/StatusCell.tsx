import { Button } from '@/components/Button/Button';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Receipt } from '@/lib/contract/credits';
import { receiptStatus } from '../domain/receiptStatus';
import styles from './StatusCell.module.css';

export interface StatusCellProps {
  /** The receipt. */
  row: Receipt;
  /** For approvers: opens the change that waits. */
  onReview?: ((row: Receipt) => void) | undefined;
  /** For approvers, in the list of what waits: rejects it. */
  onReject?: ((row: Receipt) => void) | undefined;
}

/** How a receipt stands, and what an approver can do about it. Where every row waits, the buttons say enough. */
export function StatusCell({ row, onReview, onReject }: StatusCellProps) {
  const { tone, label, brief = label } = receiptStatus(row);
  if (!row.request_approval || !onReview) return <StatusChip tone={tone}>{brief}</StatusChip>;
  return (
    <span className={styles.root}>
      {!onReject && <StatusChip tone={tone}>{brief}</StatusChip>}
      <Button aria-label={`Tinjau ${row.invoice}`} onClick={() => onReview(row)}>
        Tinjau
      </Button>
      {onReject && (
        <Button kind="danger" aria-label={`Tolak ${row.invoice}`} onClick={() => onReject(row)}>
          Tolak
        </Button>
      )}
    </span>
  );
}
