import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import { takeBackDisbursement } from '@/lib/contract/disbursementCalls';
import { registrationSchema, type Registration } from '@/lib/contract/registrations';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { keepRegistration, registrationKeys } from './api/registrations.queries';
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
  const client = useQueryClient();
  const toast = useToast();
  /** The version of the order that is taken back. */
  const [asked, setAsked] = useState<number | null>(null);
  const { send, isPending, problem, reset } = useWrite({
    target: id,
    send: (seen: number, idempotencyKey) =>
      call(takeBackDisbursement, { params: { id: String(id) }, body: { version: seen }, idempotencyKey }),
    onSuccess: (now: Registration) => keepRegistration(client, now),
    onConflict: (error) => {
      const current = currentOf<Registration>(error, registrationSchema);
      if (current) keepRegistration(client, current);
      else void client.invalidateQueries({ queryKey: registrationKeys.detail(id) });
    },
  });
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
