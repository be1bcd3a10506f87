import { styled } from '@mui/material/styles';
import { DateText } from '@/components/DateText/DateText';
import { terbilang } from '@/lib/arithmetic/terbilang';
import type { Settlement } from '@/lib/contract/payments';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { colour, font, space } from '@/lib/theme/tokens';
import { settlementWords } from '../domain/settlementWords';

export interface SettlementSheetProps {
  quote: Settlement;
  /** It was paid: until when a quote held is of no more interest. */
  taken?: boolean;
}

/** What settles the contract early, line by line (DOMAIN, pelunasan dipercepat). On screen and on paper. */
export function SettlementSheet({ quote, taken = false }: SettlementSheetProps) {
  return (
    <Root>
      <p>
        {quote.customer_name}, kontrak {quote.contract_code}. Dihitung per <DateText value={quote.as_of} />.
      </p>
      <dl>
        {quote.lines.map((step) => {
          const { label, sum } = settlementWords(step);
          return (
            <div key={label}>
              <dt>
                {label}
                {sum && <small>{sum}</small>}
              </dt>
              <dd>{formatNumber(step.amount)}</dd>
            </div>
          );
        })}
        <div data-part="total">
          <dt>Total pelunasan</dt>
          <dd>{formatRupiah(quote.total)}</dd>
        </div>
      </dl>
      <p data-part="words">Terbilang: {terbilang(quote.total)}</p>
      {quote.quote && (
        <p>
          Penawaran {quote.quote.number}, diberikan oleh {quote.quote.given_by.name}.
          {!taken && (
            <>
              {' '}
              Berlaku sampai <DateText value={quote.valid_until} /> selama tidak ada pembayaran lain.
            </>
          )}
        </p>
      )}
    </Root>
  );
}

const Root = styled('article')({
  display: 'grid',
  gap: space(3),
  fontVariantNumeric: 'tabular-nums',
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(4),
    padding: `${space(2)} 0`,
    borderBottom: `1px solid ${colour.line}`,
  },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: font.small, color: colour.inkMuted },
  '& [data-part="total"]': { fontWeight: font.strong },
  '& [data-part="words"]': { fontStyle: 'italic' },
});
