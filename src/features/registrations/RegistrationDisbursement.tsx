import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Registration } from '@/lib/contract/registrations';
import { useTakeBackDisbursement } from './api/useDisbursementWrites';
import { DisbursementFacts } from './components/DisbursementFacts';
import type { FileViewer } from './components/FormFacts';

export interface RegistrationDisbursementProps {
  /** As it is now. */
  registration: Registration;
  /** Shows a paper. */
  File: FileViewer;
}

/** How a form was signed and paid out; an order of cash is taken back until a cashier pays it. */
export function RegistrationDisbursement({ registration, File }: RegistrationDisbursementProps) {
  const { id, version } = registration;
  const toast = useToast();
  /** The version of the order that is taken back. */
  const [asked, setAsked] = useState<number | null>(null);
  const { send, isPending, problem, reset } = useTakeBackDisbursement(id);
  const leave = () => setAsked(null);
  return (
    <>
      <DisbursementFacts
        registration={registration}
        File={File}
        busy={isPending}
        onTakeBack={() => setAsked(version)}
      />
      {asked !== null && (
        <ConfirmDialog
          open
          title="Tarik perintah pencairan tunai?"
          confirmLabel="Tarik perintah"
          busy={isPending}
          error={problem}
          onConfirm={() =>
            send(asked, {
              onSuccess: () =>
                toast.tell(
                  {
                    message: 'Perintah ditarik.',
                    next: 'Form tetap ditandatangani dan dapat dicairkan lagi.',
                  },
                  leave,
                ),
            })
          }
          onCancel={() => {
            leave();
            reset();
          }}
        >
          <p>Pastikan kasir belum menyerahkan uangnya.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
