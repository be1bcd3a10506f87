import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
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

/**
 * How a receipt stands, whether its transfer is still to be confirmed, and what an approver can do about a request. Where
 * every row waits, the buttons say enough.
 */
export function StatusCell({ row, onReview, onReject }: StatusCellProps) {
  const { tone, label, brief = label } = receiptStatus(row);
  const chip = <StatusChip tone={tone}>{brief}</StatusChip>;
  if (!row.request_approval || !onReview) {
    if (row.transfer_state !== 'UNCONFIRMED') return chip;
    return (
      <span className={styles.root}>
        {chip}
        <span role="img" aria-label={UNCONFIRMED} title={UNCONFIRMED}>
          <AccountBalance aria-hidden />
        </span>
      </span>
    );
  }
  return (
    <span className={styles.root}>
      {!onReject && chip}
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

const UNCONFIRMED = 'Transfer belum dikonfirmasi';
