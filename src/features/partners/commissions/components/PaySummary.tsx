import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { BatchPreview } from '@/lib/contract/commissions';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { figuresOf } from '../domain/payment';
import styles from './PaySummary.module.css';

export interface PaySummaryProps {
  /** What a batch would pay now. */
  preview: BatchPreview;
  /** As people say who is paid: 'Agen'. */
  noun: string;
  /** Paying was chosen; it is asked about first. */
  onPay: () => void;
}

/** What a batch would come to, and the way to pay it, or why this reader can't. */
export function PaySummary({ preview: { payouts, total, obstacle }, noun, onPay }: PaySummaryProps) {
  const whyId = useId();
  const { partners, entries, back } = figuresOf(payouts);
  return (
    <section className={styles.root} aria-label="Yang dibayarkan">
      <dl>
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
      <Button
        kind="primary"
        disabled={obstacle !== null}
        aria-describedby={obstacle === null ? undefined : whyId}
        onClick={onPay}
      >
        Bayar komisi
      </Button>
      {obstacle !== null && (
        <WhyNot action="Bayar komisi" id={whyId}>
          {obstacle}
        </WhyNot>
      )}
    </section>
  );
}
