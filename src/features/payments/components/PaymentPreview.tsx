import { DateText } from '@/components/DateText/DateText';
import type { CardLine } from '@/lib/arithmetic/card';
import type { PenaltyRule } from '@/lib/arithmetic/penalty';
import type { ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import { formatRupiah } from '@/lib/format/rupiah';
import { penaltyText } from '../domain/penaltyText';
import { LaterReceipts } from './LaterReceipts';
import type { PreviewedPayment } from '../domain/previewPayment';
import styles from './PaymentPreview.module.css';

export interface PaymentPreviewProps {
  /** What the payment would do, calculated as it is typed. */
  preview: PreviewedPayment;
  /** How penalty is calculated. */
  rule: PenaltyRule;
  /** The changes of later receipts are agreed to. */
  agreed?: boolean;
  /** Agreed to, or no longer. */
  onAgree?: (agreed: boolean) => void;
}

/** What one press will write: a receipt per instalment, with its arithmetic, and the card afterwards. */
export function PaymentPreview({ preview, rule, agreed = false, onAgree }: PaymentPreviewProps) {
  const { receipts, after, card } = preview;
  return (
    <section className={styles.root} aria-label="Nota yang akan dibuat" aria-live="polite">
      <h2>Nota yang akan dibuat</h2>
      {receipts.length === 0 && <p data-part="none">Lengkapi isian pembayaran; nota muncul di sini.</p>}
      <ol>
        {receipts.map((receipt) => (
          <Note
            key={receipt.credit_to}
            receipt={receipt}
            line={card.lines.find((line) => line.number === receipt.credit_to)}
            rule={rule}
          />
        ))}
      </ol>
      {preview.later.length > 0 && onAgree && (
        <LaterReceipts
          changes={preview.later}
          agreed={agreed}
          onAgree={onAgree}
          error={preview.errors.agreedLater}
        />
      )}
      {after && (
        <dl data-part="after">
          <dt>Sisa angsuran sesudahnya</dt>
          <dd>{formatRupiah(after.totals.remainder)}</dd>
          <dt>Denda sesudahnya</dt>
          <dd>{formatRupiah(after.totals.penalty)}</dd>
          {preview.depositAdded > 0 && (
            <>
              <dt>Menjadi titipan</dt>
              <dd>{formatRupiah(preview.depositAdded)}</dd>
            </>
          )}
          <dt>Jatuh tempo berikutnya</dt>
          <dd>
            <NextDue lines={after.lines} />
          </dd>
        </dl>
      )}
    </section>
  );
}

function NextDue({ lines }: { lines: readonly CardLine[] }) {
  const next = lines.find((line) => line.remainder > 0);
  return next ? <DateText value={next.date_maturity} /> : 'Lunas';
}

interface NoteProps {
  receipt: ReceiptAmounts;
  line: CardLine | undefined;
  rule: PenaltyRule;
}

function Note({ receipt, line, rule }: NoteProps) {
  const left = receipt.credit - receipt.credit_discount - receipt.credit_payment;
  const owed = receipt.penalty - receipt.penalty_discount - receipt.penalty_payment;
  const parts = [
    ['Angsuran', receipt.credit_payment],
    ['Potongan angsuran', receipt.credit_discount],
    ['Denda', receipt.penalty_payment],
    ['Potongan denda', receipt.penalty_discount],
    ['Biaya tagih', receipt.collector_payment],
    ['Dibayar dari titipan', receipt.deposit],
  ] as const;
  return (
    <li>
      <div>
        <strong>Angsuran ke-{receipt.credit_to}</strong>
        <strong>{formatRupiah(receipt.payment)}</strong>
      </div>
      {parts.map(
        ([label, amount]) =>
          amount > 0 && (
            <div key={label} data-part="part">
              <span>{label}</span>
              <span>{formatRupiah(amount)}</span>
            </div>
          ),
      )}
      {line && receipt.penalty > 0 && <p>Denda: {penaltyText(line, rule)}</p>}
      {left + owed > 0 && (
        <p>
          Belum lunas: sisa angsuran {formatRupiah(left)}
          {owed > 0 && `, sisa denda ${formatRupiah(owed)}`}.
        </p>
      )}
    </li>
  );
}
