import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { Receipt } from '@/lib/contract/credits';
import { errorMessage } from '@/lib/http/ApiError';
import { newIdempotencyKey } from './api/newIdempotencyKey';
import { rejectChangeOptions } from './api/credits.mutations';
import { RejectDialog } from './components/RejectDialog';

export interface CreditRejectionProps {
  row: Pick<Receipt, 'id' | 'invoice'>;
  askedBy?: string | undefined;
  onClose: () => void;
}

/** Rejects the change that waits on a receipt, with a reason. */
export default function CreditRejection({ row, askedBy, onClose }: CreditRejectionProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation(rejectChangeOptions(client));
  /** One key a reason: a repeated try after a lost answer is recognised as the same. */
  const [intention, setIntention] = useState({ reason: '', key: '' });
  const handleReject = (reason: string) => {
    const next = intention.reason === reason ? intention : { reason, key: newIdempotencyKey() };
    setIntention(next);
    mutate(
      { id: row.id, reason, idempotencyKey: next.key },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', message: `Perubahan nota ${row.invoice ?? ''} ditolak.` });
          onClose();
        },
      },
    );
  };
  return (
    <RejectDialog
      open
      invoice={row.invoice ?? ''}
      askedBy={askedBy}
      busy={isPending}
      error={error ? errorMessage(error) : undefined}
      onReject={handleReject}
      onCancel={onClose}
    />
  );
}
