import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { formatRupiah } from '@/lib/format/rupiah';
import type { PaymentDraft } from '../domain/paymentDraft';
import type { PreviewedPayment } from '../domain/previewPayment';
import styles from './OverPayment.module.css';

export interface OverPaymentProps {
  /** Whether the rest is kept as a deposit. */
  draft: Pick<PaymentDraft, 'keepsRest'>;
  /** What was paid, and what is left of it. */
  preview: Pick<PreviewedPayment, 'amount' | 'rest'>;
  /** What was chosen or typed. */
  onChange: (change: Partial<PaymentDraft>) => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
}

/** More was typed than is owed: take less, or keep the rest as the customer's deposit. */
export function OverPayment({ draft, preview, onChange, busy = false }: OverPaymentProps) {
  const rest = formatRupiah(preview.rest);
  const less = (preview.amount ?? 0) - preview.rest;
  return (
    <div data-wide>
      <InlineAlert
        tone={draft.keepsRest ? 'success' : 'warning'}
        title={draft.keepsRest ? `${rest} menjadi titipan` : `Lebih ${rest} dari yang terutang`}
      >
        <div className={styles.root}>
          {less > 0 && (
            <Button disabled={busy} onClick={() => onChange({ amount: less, keepsRest: false, cash: 'all' })}>
              Turunkan ke {formatRupiah(less)}
            </Button>
          )}
          {draft.keepsRest ? (
            <Button kind="quiet" disabled={busy} onClick={() => onChange({ keepsRest: false })}>
              Jangan jadikan titipan
            </Button>
          ) : (
            less > 0 && (
              <Button disabled={busy} onClick={() => onChange({ keepsRest: true, deposit_used: null })}>
                Simpan sebagai titipan
              </Button>
            )
          )}
        </div>
      </InlineAlert>
    </div>
  );
}
