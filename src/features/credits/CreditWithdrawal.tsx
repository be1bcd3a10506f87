import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Approval } from '@/lib/contract/approvals';
import { useWithdrawRequest } from './api/useWithdrawRequest';
import { kindOf, REQUEST_LABELS } from './domain/requestText';

export interface CreditWithdrawalProps {
  /** One's own request that waits, as it was when the question was opened. */
  waiting: Approval;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Takes back one's own request while it waits. */
export default function CreditWithdrawal({ waiting: current, onClose }: CreditWithdrawalProps) {
  const toast = useToast();
  const [waiting] = useState(current);
  const { credit, request_id } = waiting;
  const { send, isPending, problem } = useWithdrawRequest(credit.id);
  const { noun } = REQUEST_LABELS[kindOf(waiting)];
  const handleWithdraw = () =>
    send(
      { request_id: request_id ?? 0 },
      {
        onSuccess: () => {
          const message = `Permintaan ${noun} nota ${credit.invoice ?? ''} ditarik.`;
          toast.tell({ message, next: 'Nota tetap seperti sebelumnya.' }, onClose);
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={`Tarik permintaan ${noun} nota ${credit.invoice ?? ''}?`}
      confirmLabel="Tarik permintaan"
      busy={isPending}
      error={problem}
      onConfirm={handleWithdraw}
      onCancel={onClose}
    >
      Nota tetap seperti sekarang. Permintaan ini hilang dari daftar penyetuju; Anda dapat memintanya lagi.
    </ConfirmDialog>
  );
}
