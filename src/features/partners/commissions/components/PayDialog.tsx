import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import type { BatchPreview } from '@/lib/contract/commissions';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { figuresOf } from '../domain/payment';

export interface PayDialogProps {
  /** As it was shown when paying was chosen; this is what is paid. */
  seen: BatchPreview;
  /** As people say who is paid: 'Agen'. */
  noun: string;
  /** Name of the office; undefined: not known yet. */
  office: string | undefined;
  /** It is being sent. */
  busy?: boolean;
  /** Why the last try failed. */
  problem?: string | undefined;
  /** No answer came to the last try: it may have been paid. */
  isUnknown?: boolean;
  /** Agreed to. */
  onConfirm: () => void;
  /** Left without paying. */
  onCancel: () => void;
}

/** Asks once before a batch is paid: how much, to how many, and that it stays so. */
export function PayDialog({
  seen,
  noun,
  office,
  busy = false,
  problem,
  isUnknown = false,
  onConfirm,
  onCancel,
}: PayDialogProps) {
  const { partners, entries, back } = figuresOf(seen.payouts);
  return (
    <ConfirmDialog
      open
      title={`Bayar komisi ${formatRupiah(seen.total)}?`}
      confirmLabel="Bayar komisi"
      busy={busy}
      error={
        problem && (
          <>
            {problem}{' '}
            {isUnknown &&
              'Belum pasti apakah sudah terbayar. Tekan Bayar komisi lagi: yang sudah diterima server tidak dibayar dua kali.'}
          </>
        )
      }
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {formatNumber(entries)} komisi untuk {formatNumber(partners)} {noun}
        {office !== undefined && ` dari kantor ${office}`}
        {back > 0 && `, sesudah dipotong ${formatRupiah(back)}`}.
      </p>
      <p>
        Dicatat sebagai satu pembayaran dan tidak dapat diubah lagi. Sesudahnya daftarnya diunduh untuk bank.
      </p>
    </ConfirmDialog>
  );
}
