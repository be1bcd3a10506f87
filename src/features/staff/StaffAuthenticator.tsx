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
      onSuccess: ({ waits }) =>
        toast.tell(
          waits
            ? {
                message: 'Pelepasan autentikator diminta.',
                next: `Sesudah disetujui orang kedua, ${name} masuk dengan kode yang dikirim.`,
              }
            : {
                message: 'Aplikasi autentikator dilepas.',
                next: `Kode masuk ${name} dikirim lewat surel lagi.`,
              },
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
        Diputuskan orang kedua yang memegang hak persetujuan di kantornya. Sesudah itu semua sesinya berakhir,
        kode pemulihannya tidak berlaku lagi, dan ia masuk dengan kode yang dikirim. Pastikan dahulu bahwa
        yang meminta memang orangnya.
      </p>
    </ConfirmDialog>
  );
}
