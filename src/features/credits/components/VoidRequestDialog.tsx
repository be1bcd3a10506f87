import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';

export interface VoidRequestDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The receipt that would be voided. */
  receipt: Pick<Receipt, 'invoice' | 'payment' | 'credit_to'>;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Why the last try failed; what was typed stays. */
  error?: string | undefined;
  /** Asked for, with the reason that was given. */
  onAsk: (reason: string) => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Asks that a receipt be voided: says what stays, what counts no more, and that somebody else decides. */
export function VoidRequestDialog({ receipt, onAsk, ...dialog }: VoidRequestDialogProps) {
  const { invoice, payment, credit_to } = receipt;
  return (
    <ReasonDialog
      {...dialog}
      title={`Minta pembatalan nota ${invoice ?? ''}?`}
      confirmLabel="Minta pembatalan"
      cancelLabel="Tutup"
      kind="danger"
      onConfirm={onAsk}
    >
      <p>
        Nota tetap berlaku sampai penyetuju membatalkannya. Sesudah itu nomor dan nilainya tetap tersimpan,
        tetapi {formatRupiah(payment)} tidak dihitung lagi dan angsuran ke-{credit_to} kembali seperti sebelum
        nota ini.
      </p>
    </ReasonDialog>
  );
}
