import { styled } from '@mui/material/styles';
import { formatNumber, formatRupiah, type NumberPlace } from '@/lib/format/rupiah';

export interface MoneyProps {
  /** Whole rupiah; null or undefined shows blank. */
  value: number | null | undefined;
  /** `table`: bare digits, negatives in parentheses. `text`: with Rp and a minus sign. Default `table`. */
  place?: NumberPlace;
}

/** An amount of money (SPEC 5): digits grouped by dots, tabular figures. */
export function Money({ value, place = 'table' }: MoneyProps) {
  return <Figures>{place === 'table' ? formatNumber(value) : formatRupiah(value)}</Figures>;
}

const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
