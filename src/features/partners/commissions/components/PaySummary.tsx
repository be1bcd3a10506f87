import type { BatchPreview } from '@/lib/contract/commissions';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { figuresOf } from '../domain/payment';
import styles from './PaySummary.module.css';

export interface PaySummaryProps extends Pick<BatchPreview, 'payouts' | 'total'> {
  /** As people say who is paid: 'Agen'. */
  noun: string;
}

/** What a batch would come to. */
export function PaySummary({ payouts, total, noun }: PaySummaryProps) {
  const { partners, entries, back } = figuresOf(payouts);
  return (
    <dl className={styles.root}>
      <div>
        <dt>Dibayarkan</dt>
        <dd>{formatRupiah(total)}</dd>
      </div>
      <div>
        <dt>{noun}</dt>
        <dd>{formatNumber(partners)}</dd>
      </div>
      <div>
        <dt>Komisi</dt>
        <dd>{formatNumber(entries)}</dd>
      </div>
      {back > 0 && (
        <div data-back>
          <dt>Dipotong</dt>
          <dd>{formatRupiah(back)}</dd>
        </div>
      )}
    </dl>
  );
}
