import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { DateText } from '@/components/DateText/DateText';
import type { Approval } from '@/lib/contract/credits';
import { colour, font, space } from '@/lib/theme/tokens';
import { receiptRows } from '../domain/receiptChanges';
import { ReceiptComparison } from './ReceiptComparison';

export interface ApprovalRequestProps {
  approval: Approval;
}

/** Who asks for a change, why, and what would change. */
export function ApprovalRequest({ approval }: ApprovalRequestProps) {
  const { credit, update, request_by, reason, requested_at } = approval;
  const rows = useMemo(() => receiptRows(credit, update), [credit, update]);
  const changed = rows.filter((row) => row.changed).map((row) => row.label);
  return (
    // Reached by Tab, so that the arrow keys scroll what is longer than the modal.
    <Root tabIndex={0} role="region" aria-label="Permintaan perubahan">
      <p>
        <b>{request_by.name || request_by.username || 'Seseorang'}</b> meminta perubahan nota{' '}
        <b>{credit.invoice}</b>
        {requested_at && (
          <>
            , <DateText kind="instant" value={requested_at} />
          </>
        )}
      </p>
      {reason && <blockquote>{reason}</blockquote>}
      <p data-part="sum">
        {changed.length === 0
          ? 'Tidak ada isian yang berubah.'
          : `${changed.length} isian berubah: ${changed.join(', ')}.`}
      </p>
      <ReceiptComparison rows={rows} />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  '& b': { fontWeight: font.strong },
  '& blockquote': {
    margin: 0,
    padding: `${space(1)} ${space(3)}`,
    borderLeft: `2px solid ${colour.lineStrong}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& [data-part="sum"]': { color: colour.inkMuted },
});
