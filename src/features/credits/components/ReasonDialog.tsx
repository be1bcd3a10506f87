import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { TextArea } from '@/components/TextArea/TextArea';

/** Shortest reason that the API takes, characters. */
const SHORTEST = 5;

export interface ReasonDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The question. */
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** The verb of the question. */
  confirmLabel: string;
  /** Words of the way out. Default 'Batal'. */
  cancelLabel?: string;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Why the last try failed; what was typed stays. */
  error?: string | undefined;
  /** Agreed to. */
  onConfirm: (reason: string) => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Asks once, and for a reason that others will read. */
export function ReasonDialog({ children, busy = false, onConfirm, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < SHORTEST;
  const handleConfirm = () => {
    setTried(true);
    if (!tooShort) onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog {...dialog} kind="danger" busy={busy} onConfirm={handleConfirm}>
      <p>{children}</p>
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
