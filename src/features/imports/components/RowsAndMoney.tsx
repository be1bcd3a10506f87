import { styled } from '@mui/material/styles';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, media, space } from '@/lib/theme/tokens';

export interface RowsAndMoneyProps {
  rows: number;
  /** Rupiah. */
  amount: number;
}

/** Rupiah with the number of rows below it. */
export function RowsAndMoney({ rows, amount }: RowsAndMoneyProps) {
  return (
    <Root>
      {formatNumber(amount)}
      <small>{formatNumber(rows)} baris</small>
    </Root>
  );
}

const Root = styled('span')({
  display: 'inline-grid',
  padding: `${space(1)} 0`,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  '& small': { color: colour.inkMuted, fontSize: font.small },
  [media.mobile]: { padding: 0 },
});
