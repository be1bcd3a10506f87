import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { receiptStatus } from '../domain/receiptStatus';
import { ReceiptGroups } from './ReceiptGroups';
import styles from './CreditSummary.module.css';

export interface CreditSummaryProps {
  /** The receipt as the server has it. */
  receipt: Receipt;
}

/** Every field of a receipt, grouped, amounts in rupiah (SPEC 3, Credit). */
export function CreditSummary({ receipt }: CreditSummaryProps) {
  const { tone, label } = receiptStatus(receipt);
  return (
    <article className={styles.root} data-void={Boolean(receipt.voided_at) || undefined}>
      <header>
        <div>
          <p data-part="amount">{formatRupiah(receipt.payment)}</p>
          <p data-part="who">{receipt.customer_name}</p>
        </div>
        <StatusChip tone={tone}>{label}</StatusChip>
      </header>
      <ReceiptGroups receipt={receipt} />
      <footer>
        {receipt.settlement_id !== undefined && <p data-part="who">Bagian dari pelunasan dipercepat</p>}
        {receipt.note && <p data-part="note">{receipt.note}</p>}
        {receipt.input_by && (
          <p data-part="who">Dicatat oleh {receipt.input_by.name || receipt.input_by.username}</p>
        )}
      </footer>
    </article>
  );
}
