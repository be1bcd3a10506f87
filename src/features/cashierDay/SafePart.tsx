import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { useToast } from '@/components/Toast/useToast';
import type { Safe } from '@/lib/contract/safes';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { AskingDialog } from './AskingDialog';
import { safesOptions } from './api/cashierDay.queries';
import { useBringSafe, useWithdrawDrawer } from './api/useDayDecision';
import type { SlipUpload } from './components/BankFields';
import { SafeForm } from './components/SafeForm';
import { SafePanel } from './components/SafePanel';
import { checkSafe, EMPTY_SAFE } from './domain/safeDraft';

interface UploadProps {
  /** A field for the slip of the bank. */
  Upload: SlipUpload;
}

/** The safes of the offices that the reader sees. Hosts that do not know them show nothing. */
export function SafePart({ Upload }: UploadProps) {
  const { data } = useQuery(safesOptions());
  return data?.rows.map((safe) => <OneSafe key={safe.office.id} {...{ safe, Upload }} />);
}

function OneSafe({ safe, Upload }: UploadProps & { safe: Safe }) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { send, isPending, problem } = useWithdrawDrawer(() =>
    toast.tell({ message: 'Setoran ditarik kembali.', next: 'Isi brankas tidak berubah.' }),
  );
  const { waiting } = safe;
  return (
    <>
      <SafePanel
        safe={safe}
        problem={problem}
        action={
          waiting?.may_withdraw ? (
            <Button busy={isPending} busyLabel="Menarik…" onClick={() => send(waiting)}>
              Tarik kembali
            </Button>
          ) : (
            safe.may_ask && <Button onClick={() => setAsking(true)}>Setor ke bank</Button>
          )
        }
      />
      {isAsking && <Bringing {...{ safe, Upload }} onClose={() => setAsking(false)} />}
    </>
  );
}

function Bringing({ safe, Upload, onClose }: UploadProps & { safe: Safe; onClose: () => void }) {
  const toast = useToast();
  // Another for each asking, as with a hand-over.
  const [slot] = useState(() => `brankas-${newIdempotencyKey()}`);
  const { office, balance } = safe;
  const { send, ...call } = useBringSafe(() =>
    toast.tell(
      { message: 'Setoran brankas diminta.', next: 'Penyetuju lain mengonfirmasi di Persetujuan.' },
      onClose,
    ),
  );
  return (
    <AskingDialog
      title={`Setor brankas kantor ${office.name}`}
      sendLabel="Minta konfirmasi"
      namesKeys
      empty={EMPTY_SAFE}
      check={(draft) => checkSafe(draft, balance)}
      call={call}
      onSend={({ amount, file, ...draft }) =>
        send({ ...draft, office_id: office.id, amount: amount ?? 0, file_id: file?.id ?? null })
      }
      onClose={onClose}
    >
      {(form) => <SafeForm {...form} {...{ balance, Upload, slot }} />}
    </AskingDialog>
  );
}
