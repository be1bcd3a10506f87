import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Consent } from '@/lib/contract/consents';
import { useEndConsent } from './api/useCollectingWrite';

export interface ConsentEndingProps {
  /** The contract code. */
  code: string;
  /** The consent that is to end; null: nothing is asked. */
  consent: Consent | null;
  /** Done, or left. */
  onClose: () => void;
}

/** Asks once before a consent ends: the borrower has to sign another one. */
export function ConsentEnding({ code, consent, onClose }: ConsentEndingProps) {
  const toast = useToast();
  const { send, isPending, problem, reset } = useEndConsent(code);
  const handleConfirm = () => {
    if (!consent) return;
    const ended = {
      message: 'Persetujuan diakhiri.',
      next: 'Penagihan kembali mengikuti jam dan tempat biasa.',
    };
    send(consent.id, { onSuccess: () => toast.tell(ended, onClose) });
  };
  return (
    <ConfirmDialog
      open={consent !== null}
      kind="danger"
      title="Akhiri persetujuan ini?"
      confirmLabel="Akhiri"
      busy={isPending}
      error={problem}
      onConfirm={handleConfirm}
      onCancel={() => {
        onClose();
        reset();
      }}
    >
      <p>Sesudah ini diperlukan persetujuan baru yang ditandatangani nasabah. Isinya: {consent?.words}</p>
    </ConfirmDialog>
  );
}
