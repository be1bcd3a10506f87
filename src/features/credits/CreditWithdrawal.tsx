import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Approval } from '@/lib/contract/approvals';
import { errorMessage } from '@/lib/http/ApiError';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { withdrawOptions } from './api/credits.mutations';
import { kindOf, REQUEST_WORDS } from './domain/requestWords';

export interface CreditWithdrawalProps {
  /** One's own request that waits, as it was when the question was opened. */
  waiting: Approval;
  onClose: () => void;
}

/** Takes back one's own request while it waits. */
export default function CreditWithdrawal({ waiting: current, onClose }: CreditWithdrawalProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [waiting] = useState(current);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { mutate, isPending, error } = useMutation(withdrawOptions(client));
  const { credit, request_id } = waiting;
  const { noun } = REQUEST_WORDS[kindOf(waiting)];
  const handleWithdraw = () =>
    mutate(
      { id: credit.id, request_id: request_id ?? 0, idempotencyKey },
      {
        onSuccess: () => {
          const message = `Permintaan ${noun} nota ${credit.invoice ?? ''} ditarik.`;
          toast.show({ tone: 'success', message });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={`Tarik permintaan ${noun} nota ${credit.invoice ?? ''}?`}
      confirmLabel="Tarik permintaan"
      cancelLabel="Tutup"
      busy={isPending}
      error={error ? errorMessage(error) : undefined}
      onConfirm={handleWithdraw}
      onCancel={onClose}
    >
      Nota tetap seperti sekarang. Permintaan ini hilang dari daftar penyetuju; Anda dapat memintanya lagi.
    </ConfirmDialog>
  );
}
