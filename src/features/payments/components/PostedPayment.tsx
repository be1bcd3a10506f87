import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import styles from './PostedPayment.module.css';

export interface PostedPaymentProps {
  /** The receipts that were written. */
  receipts: readonly Receipt[];
  /** Banknotes to hand back, rupiah. */
  change?: number;
  /** What was left as deposit, rupiah. */
  depositAdded?: number;
}

/** The payment that was written: its receipts, their sum, and what goes back over the counter. */
export function PostedPayment({ receipts, change = 0, depositAdded = 0 }: PostedPaymentProps) {
  const total = receipts.reduce((sum, receipt) => sum + (receipt.payment ?? 0), 0);
  return (
    <ul className={styles.root}>
      {receipts.map((receipt) => (
        <li key={receipt.id}>
          <span>
            {receipt.invoice} · angsuran ke-{receipt.credit_to}
          </span>
          <span>{formatRupiah(receipt.payment)}</span>
        </li>
      ))}
      <li data-part="total">
        <span>Total</span>
        <span>{formatRupiah(total)}</span>
      </li>
      {depositAdded > 0 && (
        <li>
          <span>Menjadi titipan</span>
          <span>{formatRupiah(depositAdded)}</span>
        </li>
      )}
      {change > 0 && (
        <li data-part="total">
          <span>Kembalian</span>
          <span>{formatRupiah(change)}</span>
        </li>
      )}
    </ul>
  );
}
