import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { PaperSelect } from '@/components/PrintSheet/PaperSelect';
import type { PaperSize } from '@/components/PrintSheet/paperSize';
import styles from './PostedDialog.module.css';

export interface PostedDialogProps {
  /** The receipts that were written. */
  receipts: readonly Receipt[];
  /** Banknotes to hand back, rupiah. */
  change?: number;
  /** What was left as deposit, rupiah. */
  depositAdded?: number;
  /** The paper it is printed on. */
  size: PaperSize;
  /** Another paper was chosen. */
  onSize: (size: PaperSize) => void;
  /** The print is being counted. */
  printing?: boolean;
  /** What went wrong, as a sentence. */
  problem?: string | undefined;
  /** Asked for the print. */
  onPrint: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The payment is written: its receipts, and the paper. */
export function PostedDialog(props: PostedDialogProps) {
  const { receipts, change = 0, depositAdded = 0, size, onSize } = props;
  const { printing = false, problem, onPrint, onClose } = props;
  const total = receipts.reduce((sum, receipt) => sum + (receipt.payment ?? 0), 0);
  return (
    <Dialog
      open
      title="Pembayaran tersimpan"
      onClose={onClose}
      actions={
        <>
          <Button busy={printing} busyLabel="Menyiapkan…" onClick={onPrint}>
            Cetak
          </Button>
          <Button kind="primary" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <ul>
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
        <PaperSelect size={size} onSize={onSize} />
        {problem && (
          <InlineAlert tone="danger" title="Belum tercetak">
            {problem} Pembayaran sudah tersimpan; tekan Cetak untuk mencoba lagi.
          </InlineAlert>
        )}
      </div>
    </Dialog>
  );
}
