import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { REQUEST_LABELS, type RequestKind } from '../domain/requestText';

export interface RejectDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Number of the receipt. */
  invoice: string;
  /** What is asked for, where it is known. */
  kind?: RequestKind | undefined;
  /** Who asked and will be told. */
  askedBy?: string | undefined;
  /** Why it was asked for. */
  askedFor?: string | undefined;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Why the last try failed; what was typed stays. */
  error?: string | undefined;
  /** Refused, with the reason that was given. */
  onReject: (reason: string) => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Rejects a request with a reason; whoever asked for it is told. */
export function RejectDialog({ invoice, kind, askedBy, askedFor, onReject, ...dialog }: RejectDialogProps) {
  const what = kind ? REQUEST_LABELS[kind].noun : 'permintaan atas';
  return (
    <ReasonDialog
      {...dialog}
      title={`Tolak ${what} nota ${invoice}?`}
      confirmLabel="Tolak"
      kind="danger"
      // Beside 'pembatalan' a plain 'Batal' could be read as the deed.
      {...(kind === 'CHANGE' ? {} : { cancelLabel: 'Tutup' })}
      onConfirm={onReject}
    >
      <p>
        {askedFor && `Alasan permintaan: “${askedFor}” `}
        Nota tetap seperti sekarang. {askedBy || 'Peminta'} diberi tahu alasannya.
      </p>
    </ReasonDialog>
  );
}
