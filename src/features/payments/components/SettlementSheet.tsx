import { DateText } from '@/components/DateText/DateText';
import { terbilang } from '@/lib/arithmetic/terbilang';
import type { Settlement } from '@/lib/contract/settlements';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { settlementText } from '../domain/settlementText';
import styles from './SettlementSheet.module.css';

export interface SettlementSheetProps {
  /** The settlement, figure by figure. */
  quote: Settlement;
}

/** What settles the contract early, line by line (DOMAIN, pelunasan dipercepat). */
export function SettlementSheet({ quote }: SettlementSheetProps) {
  return (
    <article className={styles.root}>
      <p>
        {quote.customer_name}, kontrak {quote.contract_code}. Dihitung per <DateText value={quote.as_of} />.
      </p>
      <dl>
        {quote.lines.map((step) => {
          const { label, sum } = settlementText(step);
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
      <p data-part="in-words">Terbilang: {terbilang(quote.total)}</p>
      {quote.quote && (
        <p>
          Penawaran {quote.quote.number}, diberikan oleh {quote.quote.given_by.name}. Berlaku sampai{' '}
          <DateText value={quote.valid_until} /> selama tidak ada pembayaran lain.
        </p>
      )}
    </article>
  );
}
