import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { Receipt } from '@/lib/contract/credits';
import { errorMessage } from '@/lib/http/ApiError';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { rejectChangeOptions } from './api/credits.mutations';
import { REQUEST_WORDS, type RequestKind } from './domain/requestWords';
import { RejectDialog } from './components/RejectDialog';

export interface CreditRejectionProps {
  row: Pick<Receipt, 'id' | 'invoice'>;
  askedBy?: string | undefined;
  /** What is asked for, where it is known. */
  kind?: RequestKind | undefined;
  onClose: () => void;
}

/** Rejects the request that waits on a receipt, with a reason. */
export default function CreditRejection({ row, askedBy, kind, onClose }: CreditRejectionProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation(rejectChangeOptions(client));
  /** One key a reason: a repeated try after a lost answer is recognised as the same. */
  const [intention, setIntention] = useState({ reason: '', key: '' });
  const what = kind ? REQUEST_WORDS[kind].Noun : 'Permintaan atas';
  const handleReject = (reason: string) => {
    const next = intention.reason === reason ? intention : { reason, key: newIdempotencyKey() };
    setIntention(next);
    mutate(
      { id: row.id, reason, idempotencyKey: next.key },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', message: `${what} nota ${row.invoice ?? ''} ditolak.` });
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
      kind={kind}
      busy={isPending}
      error={error ? errorMessage(error) : undefined}
      onReject={handleReject}
      onCancel={onClose}
    />
  );
}
