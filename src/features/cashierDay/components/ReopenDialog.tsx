import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { formatDate } from '@/lib/format/tanggal';

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
  return (
    <ReasonDialog
      open
      title={`Buka kembali kas ${cashier}?`}
      confirmLabel="Buka kembali"
      cancelLabel="Tutup"
      busy={busy}
      error={problem}
      onConfirm={onReopen}
      onCancel={onCancel}
    >
      <p>
        Kas {formatDate(day)} dapat menerima dan mengeluarkan uang tunai lagi, dan harus ditutup sekali lagi.
        Hitungan yang ada tetap tersimpan.
      </p>
    </ReasonDialog>
  );
}
