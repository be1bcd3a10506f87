import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useSession } from '@/lib/session/useSession';
import { useChangePassword } from './api/useChangePassword';
import { PasswordForm } from './components/PasswordForm';
import { checkPasswords, NO_PASSWORDS, type PasswordValues } from './domain/passwordForm';

export interface PasswordChangeProps {
  /** Asked to be closed. */
  onClose: () => void;
}

/** Changes one's own password; says how many other sessions ended with it. */
export function PasswordChange({ onClose }: PasswordChangeProps) {
  const formId = useId();
  const toast = useToast();
  const session = useSession();
  const [values, setValues] = useState(NO_PASSWORDS);
  const [sent, setSent] = useState<PasswordValues | null>(null);
  const [tried, setTried] = useState(false);
  const { send, isPending, fields, problem } = useChangePassword();

  const owner = { username: session?.username ?? '', name: session?.name ?? '' };
  const own = checkPasswords(values, owner);
  const refused = stillRefused(fields, sent, values);
  // A word about one field stands beside it.
  const isAboutFields = Object.keys(fields).length > 0;

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(values);
    const { current_password, new_password } = values;
    send(
      { current_password, new_password },
      {
        onSuccess: ({ ended }) =>
          toast.tell({ message: 'Kata sandi sudah diganti.', next: endedText(ended) }, onClose),
      },
    );
  };

  return (
    <Dialog
      open
      title="Ganti kata sandi"
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Mengganti…">
            Ganti kata sandi
          </Button>
        </>
      }
    >
      <PasswordForm
        formId={formId}
        username={owner.username}
        values={values}
        errors={{ ...refused, ...(tried ? own : {}) }}
        busy={isPending}
        notice={
          problem && !isAboutFields ? (
            <InlineAlert tone="danger" title="Kata sandi belum diganti">
              {problem} Yang Anda ketik tetap ada.
            </InlineAlert>
          ) : (
            <InlineAlert tone="info">
              Setelah diganti, semua sesi lain Anda langsung berakhir dan perlu masuk lagi.
            </InlineAlert>
          )
        }
        onChange={(change) => setValues((now) => ({ ...now, ...change }))}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}

const endedText = (ended: number) =>
  ended === 0 ? 'Tidak ada sesi lain yang berjalan.' : `${ended} sesi lain sudah diakhiri.`;
