import { useState } from 'react';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { Select } from '@/components/Select/Select';
import { useToast } from '@/components/Toast/useToast';
import type { DistributionAccount } from '@/lib/contract/distribution';
import { formatNumber } from '@/lib/format/rupiah';
import { useMoveAccounts } from './api/useDistributionWrite';

export interface AccountMovingProps {
  /** As they were seen. */
  accounts: readonly DistributionAccount[];
  /** Whose accounts they are. */
  office: { id: number; name: string };
  /** Who collects for the office. */
  collectors: readonly { id: number; name: string }[];
  /** Asked to be closed. */
  onClose: () => void;
  /** They were moved. */
  onDone: () => void;
}

const NOBODY = '0';

/** Gives accounts to another collector, or to nobody, with a reason. */
export function AccountMoving({ accounts, office, collectors, onClose, onDone }: AccountMovingProps) {
  const toast = useToast();
  const [to, setTo] = useState('');
  const [tried, setTried] = useState(false);
  const { send, isPending, problem, fields } = useMoveAccounts();
  const handleConfirm = (reason: string) => {
    setTried(true);
    if (to === '') return;
    const moved = accounts.map(({ code, collector }) => ({ code, collector_id: collector?.id ?? null }));
    send(
      { officeId: office.id, accounts: moved, to: to === NOBODY ? null : Number(to), reason },
      {
        onSuccess: (done) =>
          toast.tell(
            {
              message: `${formatNumber(done.moved)} akun dipindahkan.`,
              next: 'Kolektornya sudah diberi tahu.',
            },
            onDone,
          ),
      },
    );
  };
  return (
    <ReasonDialog
      open
      title={`Pindahkan ${formatNumber(accounts.length)} akun?`}
      confirmLabel="Pindahkan"
      busy={isPending}
      error={fields.to_id === undefined ? problem : undefined}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <Select
        label="Pindahkan kepada"
        options={[
          { value: '', label: 'Pilih kolektor' },
          ...collectors.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NOBODY, label: 'Belum berkolektor' },
        ]}
        value={to}
        error={fields.to_id ?? (tried && to === '' ? 'Pilih kolektor.' : undefined)}
        onChange={setTo}
      />
    </ReasonDialog>
  );
}
