import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import type { Receipt } from '@/lib/contract/credits';
import { media, size, space } from '@/lib/theme/tokens';
import type { WaitingActionHandlers } from './creditColumns';

export interface WaitingActionsProps extends WaitingActionHandlers {
  row: Receipt;
}

/** What an approver can do with a change that waits on a row. */
export function WaitingActions({ row, onReview, onReject }: WaitingActionsProps) {
  return (
    <Root>
      {onReview && (
        <Button aria-label={`Tinjau ${row.invoice}`} onClick={() => onReview(row)}>
          Tinjau
        </Button>
      )}
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
  gap: space(2),
  '& button': { minHeight: 28, padding: `0 ${space(3)}` },
  [media.mobile]: { '& button': { minHeight: size.touch } },
});
