import { styled } from '@mui/material/styles';
import { Money } from '@/components/Money/Money';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, space } from '@/lib/theme/tokens';
import { movementWords } from '../domain/dayWords';

export interface DaySummaryProps {
  shown: Pick<CashierDay, 'by' | 'totals' | 'cash' | 'bank'>;
}

/** A day's money by kind, that of another day on lines of its own, and what it comes to. */
export function DaySummary({ shown: { by, totals, cash, bank } }: DaySummaryProps) {
  return (
    <Root>
      <caption>{by === 'entered' ? 'Ringkasan kas' : 'Ringkasan pembayaran'}</caption>
      <thead>
        <tr>
          <th scope="col">Jenis</th>
          <th scope="col">Tunai</th>
          <th scope="col">Transfer</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ kind, of_other_day, count, ...sums }) => (
          <tr key={`${kind}${of_other_day}`}>
            <th scope="row">
              {movementWords(kind, by, of_other_day)} <span>{formatNumber(count)}×</span>
            </th>
            <td>
              <Money value={sums.cash} />
            </td>
            <td>
              <Money value={sums.bank} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{by === 'entered' ? 'Seharusnya ada' : 'Jumlah'}</th>
          <td>
            <Money value={cash} />
          </td>
          <td>
            <Money value={bank} />
          </td>
        </tr>
      </tfoot>
    </Root>
  );
}

const Root = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': {
    paddingBottom: space(2),
    textAlign: 'start',
    fontSize: font.large,
    fontWeight: font.strong,
  },
  '& th, & td': { padding: `${space(2)} 0`, borderBottom: `1px solid ${colour.line}`, textAlign: 'start' },
  '& td, & thead th:not(:first-of-type)': { paddingInlineStart: space(3), textAlign: 'end' },
  '& thead th': { fontSize: font.small, fontWeight: font.medium, color: colour.inkMuted },
  '& tbody th': { fontWeight: 'inherit', '& span': { color: colour.inkMuted, whiteSpace: 'nowrap' } },
  '& tfoot :is(th, td)': { fontWeight: font.strong },
});
