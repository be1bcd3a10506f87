import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';

export interface UndoDialogProps {
  /** Name of the file. */
  fileName: string;
  /** What was posted: rows and rupiah. */
  posted: { rows: number; amount: number };
  /** Rows among them that are tied to a receipt and made none. */
  tied?: number;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Why the last try failed; what was typed stays. */
  problem?: string | undefined;
  /** Undone, with the reason that was given. */
  onUndo: (reason: string) => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Asks once, and for a reason, before a statement is taken back with every receipt that it became. */
export function UndoDialog({
  fileName,
  posted,
  tied = 0,
  busy = false,
  problem,
  onUndo,
  onCancel,
}: UndoDialogProps) {
  return (
    <ReasonDialog
      open
      title={posted.rows > 0 ? `Batalkan posting ${fileName}?` : `Batalkan unggahan ${fileName}?`}
      confirmLabel={posted.rows > 0 ? 'Batalkan posting' : 'Batalkan unggahan'}
      cancelLabel="Tutup"
      kind="danger"
      busy={busy}
      error={problem}
      onConfirm={onUndo}
      onCancel={onCancel}
    >
      <p>
        {posted.rows > 0
          ? `Semua nota dari mutasi ini batal sekaligus: ${formatNumber(posted.rows)} baris, ${formatRupiah(posted.amount)}. Kartu piutang kembali seperti sebelum posting, titipannya juga. Nomor nota tidak dipakai lagi.`
          : 'Belum ada yang diposting dari mutasi ini. Sesudah dibatalkan, berkas yang sama boleh diunggah lagi.'}
      </p>
      {tied > 0 && (
        <p>
          {formatNumber(tied)} baris hanya dikaitkan ke nota yang sudah ada: kaitannya lepas, notanya tetap.
        </p>
      )}
    </ReasonDialog>
  );
}
