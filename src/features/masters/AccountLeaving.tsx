import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { OfficeAccount } from '@/lib/contract/officeAccounts';
import { accountLabel } from '@/lib/payment/receiving';
import { useAccountAct } from './api/useAccountAct';

export interface AccountLeavingProps {
  /** The account, in use. */
  account: OfficeAccount;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Takes a receiving account out, at once. */
export function AccountLeaving({ account, onClose }: AccountLeavingProps) {
  const toast = useToast();
  const label = accountLabel(account);
  const { send, isPending, problem } = useAccountAct(() => {
    toast.show({ tone: 'success', message: `Rekening ${label} nonaktif.` });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title="Nonaktifkan rekening ini?"
      confirmLabel="Nonaktifkan"
      busy={isPending}
      error={problem}
      onConfirm={() => send({ do: 'switch', account })}
      onCancel={onClose}
    >
      <p>{label} langsung tidak dapat dipilih kasir. Mengaktifkannya lagi perlu persetujuan orang kedua.</p>
    </ConfirmDialog>
  );
}
