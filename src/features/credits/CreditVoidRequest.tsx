import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { Receipt } from '@/lib/contract/credits';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { requestVoidOptions } from './api/credits.mutations';
import { creditKeys } from './api/credits.queries';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { VoidRequestDialog } from './components/VoidRequestDialog';

export interface CreditVoidRequestProps {
  receipt: Receipt;
  onClose: () => void;
}

/** Asks that a receipt be voided, as it was when the question was opened: a newer one is read first. */
export default function CreditVoidRequest({ receipt: current, onClose }: CreditVoidRequestProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [receipt] = useState(current);
  const { mutate, isPending, error } = useMutation(requestVoidOptions(client));
  /** One key a reason: a repeated try after a lost answer is recognised as the same. */
  const [intention, setIntention] = useState({ reason: '', key: '' });
  const handleAsk = (reason: string) => {
    const next = intention.reason === reason ? intention : { reason, key: newIdempotencyKey() };
    setIntention(next);
    mutate(
      { id: receipt.id, version: receipt.version, reason, idempotencyKey: next.key },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', message: `Permintaan pembatalan nota ${receipt.invoice} terkirim.` });
          onClose();
        },
        onError: (failure) => {
          // Who asked first, or what the receipt is now, stands on the receipt itself.
          if (isConflict(failure)) {
            void client.invalidateQueries({ queryKey: creditKeys.detail(receipt.id) });
          }
        },
      },
    );
  };
  return (
    <VoidRequestDialog
      open
      receipt={receipt}
      busy={isPending}
      error={error ? errorMessage(error) : undefined}
      onAsk={handleAsk}
      onCancel={onClose}
    />
  );
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;
