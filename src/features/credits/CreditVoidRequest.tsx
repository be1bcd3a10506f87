import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { Receipt } from '@/lib/contract/credits';
import { useRequestVoid } from './api/useRequestVoid';
import { VoidRequestDialog } from './components/VoidRequestDialog';

export interface CreditVoidRequestProps {
  /** The receipt that would be voided. */
  receipt: Receipt;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Asks that a receipt be voided, as it was when the question was opened: a newer one is read first. */
export default function CreditVoidRequest({ receipt: current, onClose }: CreditVoidRequestProps) {
  const toast = useToast();
  const [receipt] = useState(current);
  const { send, isPending, problem } = useRequestVoid(receipt.id);
  const handleAsk = (reason: string) =>
    send(
      { version: receipt.version, reason },
      {
        onSuccess: () => {
          const message = `Permintaan pembatalan nota ${receipt.invoice} terkirim.`;
          toast.tell({ message, next: 'Anda diberi tahu hasilnya.' }, onClose);
        },
      },
    );
  return (
    <VoidRequestDialog
      open
      receipt={receipt}
      busy={isPending}
      error={problem}
      onAsk={handleAsk}
      onCancel={onClose}
    />
  );
}
