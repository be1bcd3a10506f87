import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { TextArea } from '@/components/TextArea/TextArea';

/** Shortest reason that the API takes, characters. */
const SHORTEST = 5;

export interface RejectDialogProps {
  open: boolean;
  invoice: string;
  /** Who asked and will be told. */
  askedBy?: string | undefined;
  busy?: boolean;
  /** Why the last try failed; what was typed stays. */
  error?: string | undefined;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Rejects a change with a reason; whoever asked for it is told. */
export function RejectDialog({
  open,
  invoice,
  askedBy,
  busy = false,
  error,
  onReject,
  onCancel,
}: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < SHORTEST;
  const handleConfirm = () => {
    setTried(true);
    if (!tooShort) onReject(reason.trim());
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Tolak perubahan nota ${invoice}?`}
      kind="danger"
      confirmLabel="Tolak"
      busy={busy}
      error={error}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <p>Nota tetap seperti sekarang. {askedBy || 'Peminta'} diberi tahu alasannya.</p>
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
