import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CodeField } from '@/components/CodeField/CodeField';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useEnableAuthenticator } from './api/useEnableAuthenticator';
import { AuthenticatorKey, type AuthenticatorKeyProps } from './components/AuthenticatorKey';
import styles from './components/PasswordForm.module.css';

export interface FirstCodeProps {
  /** What the app is given. */
  begun: AuthenticatorKeyProps;
  /** The app's first code was right; the recovery codes, this once. */
  onEnabled: (codes: readonly string[]) => void;
  /** Asked to be closed: nothing is set up. */
  onClose: () => void;
}

/** The second step of the set-up: the app takes the secret, and its first code proves it. */
export function FirstCode({ begun, onEnabled, onClose }: FirstCodeProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { send, isPending, fields, problem, sent } = useEnableAuthenticator();
  const unread = tried && code.length < 6 ? 'Isi 6 angka dari aplikasi.' : undefined;
  const refused = sent?.code === code ? fields.code : undefined;
  const handleSubmit = (whole: string) => {
    setTried(true);
    if (whole.length === 6)
      send({ code: whole }, { onSuccess: ({ recovery_codes }) => onEnabled(recovery_codes) });
  };
  return (
    <Dialog
      open
      title="Pasang aplikasi autentikator"
      size="medium"
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Memeriksa…">
            Aktifkan
          </Button>
        </>
      }
    >
      <Form className={styles.root} id={formId} busy={isPending} onSubmit={() => handleSubmit(code)}>
        {problem && fields.code === undefined && (
          <InlineAlert tone="danger" title="Aplikasi belum aktif">
            {problem}
          </InlineAlert>
        )}
        <AuthenticatorKey {...begun} />
        <CodeField
          label="Kode yang tampil di aplikasi"
          value={code}
          error={refused ?? unread}
          onChange={setCode}
          onComplete={handleSubmit}
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
