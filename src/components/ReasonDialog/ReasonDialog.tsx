import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ConfirmDialog/ConfirmDialog';
import { TextArea } from '@/components/TextArea/TextArea';

/** Shortest reason that the API takes, characters. */
const MIN_REASON_LENGTH = 5;

export interface ReasonDialogProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  /** Agreed to. */
  onConfirm: (reason: string) => void;
}

/** Asks once, and for a reason that others will read; leaving it throws the reason away: 'Batal', unless told otherwise. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { children, busy = false, cancelLabel = 'Batal', onConfirm, ...dialog } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < MIN_REASON_LENGTH;
  const handleConfirm = () => {
    setTried(true);
    if (!tooShort) onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog {...dialog} cancelLabel={cancelLabel} busy={busy} onConfirm={handleConfirm}>
      {children}
      <TextArea
        label="Alasan"
        required
        value={reason}
        maxLength={500}
        readOnly={busy}
        error={tried && tooShort ? `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
