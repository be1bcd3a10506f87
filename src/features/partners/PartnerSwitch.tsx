import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Partner } from '@/lib/contract/partnerRecords';
import { usePartnerWrite } from './api/usePartnerWrite';
import type { PartnerSide } from './domain/partnerSide';

export interface PartnerSwitchProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** As it is now. */
  partner: Partner;
}

/** Lets new forms name a partner, or no longer. */
export function PartnerSwitch({ side, partner }: PartnerSwitchProps) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { send, isPending, problem, reset } = usePartnerWrite(side, (_, { name, active }) => {
    toast.tell(
      active
        ? { message: `${side.noun} ${name} aktif lagi.`, next: 'Form baru dapat memilihnya.' }
        : { message: `${side.noun} ${name} tidak aktif lagi.`, next: 'Form baru tidak dapat memilihnya.' },
      () => setAsking(false),
    );
  });
  const verb = partner.active ? 'Nonaktifkan' : 'Aktifkan';
  return (
    <>
      <Button onClick={() => setAsking(true)}>{verb}</Button>
      <ConfirmDialog
        open={asking}
        title={`${verb} ${side.noun} ${partner.name}?`}
        confirmLabel={verb}
        busy={isPending}
        error={problem}
        onConfirm={() =>
          send({ do: 'switch', id: partner.id, version: partner.version, active: !partner.active })
        }
        onCancel={() => {
          setAsking(false);
          reset();
        }}
      >
        <p>
          {partner.active
            ? 'Form baru tidak dapat memilihnya lagi. Komisi yang sudah dihitung tetap berjalan.'
            : 'Form baru dapat memilihnya lagi.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
