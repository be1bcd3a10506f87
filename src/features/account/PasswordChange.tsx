import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { useSession } from '@/lib/session/useSession';
import { changePasswordMutation } from './api/account.mutations';
import { PasswordForm } from './components/PasswordForm';
import {
  checkPasswords,
  NO_PASSWORDS,
  type PasswordErrors,
  type PasswordValues,
} from './domain/passwordForm';

export interface PasswordChangeProps {
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
  const { mutate, isPending, error } = useMutation(changePasswordMutation(useQueryClient()));

  const owner = { username: session?.username ?? '', name: session?.name ?? '' };
  const own = checkPasswords(values, owner);
  const refused = error instanceof ApiError ? stillRefused(error.fields, sent, values) : {};
  // A word about one field stands beside it.
  const isAboutFields = error instanceof ApiError && Object.keys(error.fields).length > 0;

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(values);
    const { current_password, new_password } = values;
    mutate(
      { current_password, new_password },
      {
        onSuccess: ({ ended }) => {
          toast.show({ tone: 'success', message: changedWords(ended) });
          onClose();
        },
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
          <Button disabled={isPending} onClick={onClose}>
            Batal
          </Button>
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
          error && !isAboutFields ? (
            <InlineAlert tone="danger" title="Kata sandi belum diganti">
              {errorMessage(error)} Yang Anda ketik tetap ada.
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

const changedWords = (ended: number) =>
  ended === 0
    ? 'Kata sandi sudah diganti. Tidak ada sesi lain yang berjalan.'
    : `Kata sandi sudah diganti. ${ended} sesi lain sudah diakhiri.`;

/** The server's words stay beside a field until that field differs from what was sent. */
function stillRefused(
  refused: Readonly<Record<string, string>>,
  sent: PasswordValues | null,
  values: PasswordValues,
): PasswordErrors {
  const isSame = (field: string) =>
    sent?.[field as keyof PasswordValues] === values[field as keyof PasswordValues];
  return Object.fromEntries(Object.entries(refused).filter(([field]) => isSame(field)));
}
