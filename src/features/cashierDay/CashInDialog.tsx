import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import { AskingDialog } from './AskingDialog';
import { useAskCash, type ShownDay } from './api/useDayDecision';
import { CashInForm } from './components/CashInForm';
import { checkCashIn, emptyCashIn, toCashIn } from './domain/cashInDraft';

interface CashInDialogProps {
  /** Where the day is kept. */
  place: ShownDay;
  /** What the safe could give, rupiah. */
  safe: number;
  /** Sent, or left. */
  onClose: () => void;
}

/** Asking for money for one's own drawer. */
export function CashInDialog({ place, safe, onClose }: CashInDialogProps) {
  const toast = useToast();
  const [empty] = useState(() => emptyCashIn(safe));
  const { send, ...call } = useAskCash(place, () =>
    toast.tell({ message: 'Kas diminta.', next: 'Penyetuju kantor memberikan uangnya.' }, onClose),
  );
  return (
    <AskingDialog
      title="Minta kas"
      sendLabel="Minta kas"
      namesKeys
      empty={empty}
      check={(draft) => checkCashIn(draft, safe)}
      call={call}
      onSend={(draft) => send(toCashIn(draft))}
      onClose={onClose}
    >
      {(form) => <CashInForm {...form} safe={safe} />}
    </AskingDialog>
  );
}
