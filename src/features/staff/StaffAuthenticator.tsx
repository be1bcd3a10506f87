import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { StaffPerson } from '@/lib/contract/staff';
import { useTakeAuthenticator } from './api/useTakeAuthenticator';

export interface StaffAuthenticatorProps {
  /** Who lost theirs. */
  person: StaffPerson;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Takes away the authenticator app of somebody who lost it. */
export function StaffAuthenticator({ person: { id, name }, onClose }: StaffAuthenticatorProps) {
  const toast = useToast();
  const { send, isPending, problem } = useTakeAuthenticator();
  const handleConfirm = () =>
    send(id, {
      onSuccess: () =>
        toast.tell(
          { message: 'Aplikasi autentikator dilepas.', next: `Kode masuk ${name} dikirim lewat surel lagi.` },
          onClose,
        ),
    });
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={`Lepas aplikasi autentikator ${name}?`}
      confirmLabel="Lepas"
      busy={isPending}
      error={problem}
      onCancel={onClose}
      onConfirm={handleConfirm}
    >
      <p>
        Semua sesinya berakhir, dan kode pemulihannya tidak berlaku lagi. Sesudah itu ia masuk dengan kode
        yang dikirim. Pastikan dahulu bahwa yang meminta memang orangnya.
      </p>
    </ConfirmDialog>
  );
}
