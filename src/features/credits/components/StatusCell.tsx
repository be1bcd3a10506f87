import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Receipt } from '@/lib/contract/credits';
import { media, size, space } from '@/lib/theme/tokens';
import { receiptStatus } from '../domain/receiptStatus';

export interface StatusCellProps {
  row: Receipt;
  /** For approvers: opens the change that waits. */
  onReview?: ((row: Receipt) => void) | undefined;
  /** For approvers, in the list of what waits: rejects it. */
  onReject?: ((row: Receipt) => void) | undefined;
}

/** How a receipt stands, and what an approver can do about it. Where every row waits, the buttons say enough. */
export function StatusCell({ row, onReview, onReject }: StatusCellProps) {
  const { tone, words, brief = words } = receiptStatus(row);
  if (!row.request_approval || !onReview) return <StatusChip tone={tone}>{brief}</StatusChip>;
  return (
    <Root>
      {!onReject && <StatusChip tone={tone}>{brief}</StatusChip>}
      <Button aria-label={`Tinjau ${row.invoice}`} onClick={() => onReview(row)}>
        Tinjau
      </Button>
      {onReject && (
        <Button kind="danger" aria-label={`Tolak ${row.invoice}`} onClick={() => onReject(row)}>
          Tolak
        </Button>
      )}
    </Root>
  );
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  '& button': { minHeight: 28, padding: `0 ${space(2)}` },
  [media.mobile]: { '& button': { minHeight: size.touch, padding: `0 ${space(4)}` } },
});
