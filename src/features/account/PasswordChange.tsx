import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import { useEditor } from '@/lib/editor/useEditor';
import { useSession } from '@/lib/session/useSession';
import { useChangePassword } from './api/useChangePassword';
import { PasswordForm } from './components/PasswordForm';
import { checkPasswords, NO_PASSWORDS } from './domain/passwordForm';

export interface PasswordChangeProps {
  /** Asked to be closed. */
  onClose: () => void;
}

/** Changes one's own password; says how many other sessions ended with it. */
export function PasswordChange({ onClose }: PasswordChangeProps) {
  const toast = useToast();
  const session = useSession();
  const write = useChangePassword();
  const owner = { username: session?.username ?? '', name: session?.name ?? '' };
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => NO_PASSWORDS,
    write,
    check: (values) => checkPasswords(values, owner),
    send: ({ current_password, new_password }) =>
      write.send(
        { current_password, new_password },
        {
          onSuccess: ({ ended }) =>
            toast.tell({ message: 'Kata sandi sudah diganti.', next: endedText(ended) }, onClose),
        },
      ),
  });
  // A word about one field stands beside it.
  const isAboutFields = Object.keys(write.fields).length > 0;
  return (
    <FormDialog
      {...dialog}
      title="Ganti kata sandi"
      sendLabel="Ganti kata sandi"
      busyLabel="Mengganti…"
      onClose={onClose}
    >
      <PasswordForm
        {...form}
        username={owner.username}
        notice={
          problem && !isAboutFields ? (
            <InlineAlert tone="danger" title="Kata sandi belum diganti">
              {problem.message} Yang Anda ketik tetap ada.
            </InlineAlert>
          ) : (
            <InlineAlert tone="info">
              Setelah diganti, semua sesi lain Anda langsung berakhir dan perlu masuk lagi.
            </InlineAlert>
          )
        }
      />
    </FormDialog>
  );
}

const endedText = (ended: number) =>
  ended === 0 ? 'Tidak ada sesi lain yang berjalan.' : `${ended} sesi lain sudah diakhiri.`;
