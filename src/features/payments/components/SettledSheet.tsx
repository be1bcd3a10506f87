import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Settled } from '@/lib/contract/payments';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { colour, font, space } from '@/lib/theme/tokens';
import { SettlementSheet } from './SettlementSheet';

export interface SettledSheetProps {
  settled: Settled;
}

/** Above this a receipt needs a stamp (DOMAIN, meterai), rupiah. */
const STAMP_ABOVE = 5_000_000;

/** The settlement that was taken, with its receipts: what the customer takes home. On screen and on paper. */
export function SettledSheet({ settled: { receipts, settlement } }: SettledSheetProps) {
  const first = receipts[0];
  const last = receipts.at(-1);
  const sum = (field: 'cash' | 'bank') => receipts.reduce((total, one) => total + (one[field] ?? 0), 0);
  const [cash, bank] = [sum('cash'), sum('bank')];
  return (
    <Root>
      <SettlementSheet quote={settlement} taken />
      <dl>
        <Row label={receipts.length > 1 ? `${receipts.length} nota` : 'Nota'}>
          {first?.invoice}
          {receipts.length > 1 && ` sampai ${last?.invoice}`}
        </Row>
        {cash > 0 && <Row label="Tunai">{formatNumber(cash)}</Row>}
        {bank > 0 && <Row label="Transfer">{formatNumber(bank)}</Row>}
        <Row label="Diterima" strong>
          {formatRupiah(cash + bank)}
        </Row>
        <Row label="Kasir">{first?.cashier}</Row>
        {first?.note && <Row label="Catatan">{first.note}</Row>}
      </dl>
      {settlement.total > STAMP_ABOVE && <p data-part="stamp">Meterai Rp10.000</p>}
    </Root>
  );
}

function Row({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  fontVariantNumeric: 'tabular-nums',
  '& > dl': { margin: 0, borderTop: `1px solid ${colour.line}` },
  '& > dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(4),
    padding: `${space(2)} 0`,
    borderBottom: `1px solid ${colour.line}`,
  },
  '& > dl dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
  '& [data-strong]': { fontWeight: font.strong },
  '& [data-part="stamp"]': {
    justifySelf: 'end',
    padding: space(3),
    border: '1px dashed currentColor',
    fontSize: font.small,
  },
});
