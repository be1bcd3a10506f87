import { styled } from '@mui/material/styles';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { receiptStatus } from '../domain/receiptStatus';
import { ReceiptGroups } from './ReceiptGroups';

export interface CreditSummaryProps {
  receipt: Receipt;
}

/** Every field of a receipt, grouped, amounts in rupiah (SPEC 3, Credit). */
export function CreditSummary({ receipt }: CreditSummaryProps) {
  const { tone, words } = receiptStatus(receipt);
  return (
    <Root data-void={Boolean(receipt.voided_at) || undefined}>
      <header>
        <div>
          <p data-part="amount">{formatRupiah(receipt.payment)}</p>
          <p data-part="who">{receipt.customer_name}</p>
        </div>
        <StatusChip tone={tone}>{words}</StatusChip>
      </header>
      <ReceiptGroups receipt={receipt} />
      <footer>
        {receipt.settlement_id !== undefined && <p data-part="who">Bagian dari pelunasan dipercepat</p>}
        {receipt.note && <p data-part="note">{receipt.note}</p>}
        {receipt.input_by && (
          <p data-part="who">Dicatat oleh {receipt.input_by.name || receipt.input_by.username}</p>
        )}
      </footer>
    </Root>
  );
}

const Root = styled('article')({
  display: 'grid',
  gap: space(5),
  padding: space(5),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space(2),
  },
  '& [data-part="amount"]': {
    fontSize: font.display,
    fontWeight: font.strong,
    lineHeight: '36px',
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-void] [data-part="amount"]': { color: colour.inkMuted },
  '& [data-part="who"]': { color: colour.inkMuted },
  '& [data-part="note"]': { paddingBottom: space(2), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  [media.mobile]: { padding: space(4), '& [data-part="amount"]': { fontSize: 24 } },
});
