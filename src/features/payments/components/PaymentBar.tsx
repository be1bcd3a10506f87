import { Button } from '@/components/Button/Button';
import { formatRupiah } from '@/lib/format/rupiah';
import type { PreviewedPayment } from '../domain/previewPayment';
import { useAmountSeen } from '../useAmountSeen';
import styles from './PaymentBar.module.css';

export interface PaymentBarProps {
  /** The form that its button saves. */
  formId: string;
  /** What the payment would do, calculated as it is typed. */
  preview: PreviewedPayment;
  /** Banknotes that were handed over, rupiah; null: not told. */
  received: number | null;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Another request waits on the contract: what needs one cannot be asked for. */
  waits?: boolean;
}

/**
 * What is taken, what was given, what goes back, and the button that saves it: in view at the foot of the screen wherever
 * form, preview and card are scrolled to. At the end of the page it stands below them and covers nothing; what takes the
 * focus scrolls clear of it. On a phone it stays at that end until the amount was seen.
 */
export function PaymentBar({ formId, preview, received, busy = false, waits = false }: PaymentBarProps) {
  const { change } = preview;
  const isSeen = useAmountSeen(formId);
  const needsSecond = Object.keys(preview.obstacles).length > 0;
  return (
    <div
      className={styles.root}
      role="group"
      aria-label="Yang dibayar"
      data-foot-bar
      data-stays={isSeen || undefined}
      data-change={change !== null || undefined}
    >
      <dl>
        <div data-part="total">
          <dt>Total</dt>
          <dd>{preview.total === null ? '–' : formatRupiah(preview.total)}</dd>
        </div>
        {change !== null && (
          <>
            <div>
              <dt>Uang diterima</dt>
              <dd>{formatRupiah(received)}</dd>
            </div>
            <div data-lacks={change < 0 || undefined}>
              <dt>{change < 0 ? 'Kurang' : 'Kembalian'}</dt>
              <dd>{formatRupiah(Math.abs(change))}</dd>
            </div>
          </>
        )}
      </dl>
      <Button
        kind="primary"
        type="submit"
        form={formId}
        busy={busy}
        disabled={needsSecond && waits}
        busyLabel={needsSecond ? 'Mengirim…' : 'Menyimpan…'}
        namesKeys
      >
        {needsSecond ? 'Minta persetujuan' : 'Simpan & cetak'}
      </Button>
    </div>
  );
}
