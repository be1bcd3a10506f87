import { styled } from '@mui/material/styles';
import type { ImportPlan } from '@/lib/contract/imports';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { colour, font, media, space } from '@/lib/theme/tokens';
import { labelOf } from '@/lib/words/creditFields';

export interface RowPlanProps {
  plan: ImportPlan;
}

/** What posting a row writes: a receipt per instalment, what becomes deposit, and the receipts that are split anew. */
export function RowPlan({ plan }: RowPlanProps) {
  const { shares, surplus, later } = plan;
  const invoices = [...new Set(later.map(({ invoice }) => invoice))];
  return (
    <Root aria-label="Pembagian uang">
      <table>
        <caption>Pembagian uang bila diposting</caption>
        <thead>
          <tr>
            <th scope="col">Nota untuk</th>
            <th scope="col">Denda</th>
            <th scope="col">Angsuran</th>
            <th scope="col">Sisa sesudahnya</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.credit_to}>
              <th scope="row">
                Angsuran <span>ke-{share.credit_to}</span>
              </th>
              <td>{formatNumber(share.penalty_payment)}</td>
              <td>{formatNumber(share.credit_payment)}</td>
              <td>
                {formatNumber(share.credit + share.penalty - share.credit_payment - share.penalty_payment)}
              </td>
            </tr>
          ))}
          {surplus > 0 && (
            <tr>
              <th scope="row">Lebih dari yang terutang</th>
              <td colSpan={3}>{formatNumber(surplus)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {invoices.map((invoice) => (
        <div key={invoice} data-part="later">
          <p>Nota {invoice} dibagi ulang; uang, tanggal, dan nomornya tetap:</p>
          <ul>
            {later
              .filter((change) => change.invoice === invoice)
              .map(({ field, before, after }) => (
                <li key={field}>
                  {labelOf(field)}: {amount(field, before)} → {amount(field, after)}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}

const amount = (field: string, value: number) =>
  field === 'overdue' ? `${formatNumber(value)} hari` : formatRupiah(value);

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  '& :is(td, ul)': { fontVariantNumeric: 'tabular-nums' },
  '& th > span': { whiteSpace: 'nowrap' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& caption': { paddingBottom: space(1), fontWeight: font.strong, textAlign: 'start' },
  '& :is(th, td)': {
    padding: `${space(1)} 0 ${space(1)} ${space(3)}`,
    borderBottom: `1px solid ${colour.line}`,
    fontWeight: font.regular,
    textAlign: 'end',
    verticalAlign: 'bottom',
  },
  '& tr > th:first-of-type': { paddingLeft: 0, textAlign: 'start' },
  '& thead th': { color: colour.inkMuted, fontSize: font.small, fontWeight: font.medium },
  '& [data-part="later"]': { color: colour.inkMuted, fontSize: font.small, lineHeight: '18px' },
  '& ul': { margin: 0, paddingLeft: space(4) },
  [media.mobile]: { '& :is(th, td)': { paddingLeft: space(2) }, '& table': { fontSize: font.small } },
});
