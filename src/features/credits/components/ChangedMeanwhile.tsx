import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { Receipt } from '@/lib/contract/credits';
import { colour, size, space } from '@/lib/theme/tokens';
import { receiptRows } from '../domain/receiptChanges';
import { ReceiptComparison } from './ReceiptComparison';

export interface ChangedMeanwhileProps {
  /** The receipt as it was when typing began. */
  before: Receipt;
  /** The receipt as the server has it now. */
  now: Receipt;
  /** Goes on with the newer receipt, keeping what was typed. */
  onTakeOver: () => void;
}

/** The receipt changed under the form: both versions, and the way on. */
export function ChangedMeanwhile({ before, now, onTakeOver }: ChangedMeanwhileProps) {
  const rows = receiptRows(before, now).filter((row) => row.changed);
  return (
    <Root>
      <InlineAlert
        tone="warning"
        title="Nota ini berubah sejak Anda membukanya"
        action={<Button onClick={onTakeOver}>Pakai nilai terbaru</Button>}
      >
        Isian yang Anda ubah tetap ada; isian lain mengikuti nilai terbaru.
      </InlineAlert>
      <ReceiptComparison rows={rows} sides={['Saat Anda membuka', 'Sekarang']} />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  maxWidth: 880,
  padding: space(4),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
});
