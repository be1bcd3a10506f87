import { styled } from '@mui/material/styles';
import type { Consequences } from '@/lib/contract/consequences';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { colour, font, space } from '@/lib/theme/tokens';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';

export interface CashOfDaysProps {
  /** What each cashier's day gains, or below 0 loses; rupiah. */
  days: Consequences['cash'];
}

/** Whose day gains or loses what, in banknotes and by transfer. */
export function CashOfDays({ days }: CashOfDaysProps) {
  return (
    <Table>
      <caption>Selisih kas harian</caption>
      <thead>
        <tr>
          <th scope="col">Kas harian</th>
          <th scope="col">Tunai</th>
          <th scope="col">Transfer</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ cashier, day, cash, bank }) => (
          <tr key={`${cashier} ${day}`}>
            <th scope="row">
              {cashier}
              <small>{formatDateShort(day)}</small>
            </th>
            <td data-still={cash === 0 || undefined}>{difference(cash)}</td>
            <td data-still={bank === 0 || undefined}>{difference(bank)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A gain has a plus, a loss its parentheses (SPEC 5), so that neither is taken for a sum. */
const difference = (amount: number) => (amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount));

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& caption': visuallyHidden,
  '& :is(th, td)': {
    padding: `${space(1)} 0 ${space(1)} ${space(2)}`,
    borderBottom: `1px solid ${colour.line}`,
    fontWeight: font.regular,
    textAlign: 'end',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& tr > th:first-of-type': { width: '36%', paddingLeft: 0, textAlign: 'start' },
  '& thead th': { color: colour.inkMuted, fontSize: font.small, fontWeight: font.medium },
  '& td': { fontWeight: font.strong },
  '& td[data-still]': { fontWeight: font.regular, color: colour.inkMuted },
  '& small': { display: 'block', color: colour.inkMuted, fontSize: font.small },
});
