import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { TextArea } from '@/components/TextArea/TextArea';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';

/** Shortest reason that the API takes, characters. */
const SHORTEST = 5;

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
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < SHORTEST;
  const handleConfirm = () => {
    setTried(true);
    if (!tooShort) onUndo(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      title={posted.rows > 0 ? `Batalkan posting ${fileName}?` : `Batalkan unggahan ${fileName}?`}
      confirmLabel={posted.rows > 0 ? 'Batalkan posting' : 'Batalkan unggahan'}
      cancelLabel="Tutup"
      kind="danger"
      busy={busy}
      error={problem}
      onConfirm={handleConfirm}
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
      <TextArea
        label="Alasan"
        value={reason}
        maxLength={500}
        readOnly={busy}
        error={tried && tooShort ? `Tulis alasan, paling sedikit ${SHORTEST} karakter.` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
