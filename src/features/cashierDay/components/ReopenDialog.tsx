import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { TextArea } from '@/components/TextArea/TextArea';
import { formatDate } from '@/lib/format/tanggal';

/** Shortest reason that the API takes, characters. */
const SHORTEST = 5;

export interface ReopenDialogProps {
  /** Whose day it is. */
  cashier: string;
  /** The day, YYYY-MM-DD. */
  day: string;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Why the last try failed; what was typed stays. */
  problem?: string | undefined;
  /** Opened again, with the reason that was given. */
  onReopen: (reason: string) => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Asks once, and for a reason, before a closed day is opened again. */
export function ReopenDialog({ cashier, day, busy = false, problem, onReopen, onCancel }: ReopenDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < SHORTEST;
  const handleConfirm = () => {
    setTried(true);
    if (!tooShort) onReopen(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      title={`Buka kembali kas ${cashier}?`}
      confirmLabel="Buka kembali"
      cancelLabel="Tutup"
      busy={busy}
      error={problem}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <p>
        Kas {formatDate(day)} dapat menerima dan mengeluarkan uang tunai lagi, dan harus ditutup sekali lagi.
        Hitungan yang ada tetap tersimpan.
      </p>
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
