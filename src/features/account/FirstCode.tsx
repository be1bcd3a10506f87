import { useId, useRef, useState } from 'react';
import { CodeField } from '@/components/CodeField/CodeField';
import { Form } from '@/components/Form/Form';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useEnableAuthenticator } from './api/useEnableAuthenticator';
import { AuthenticatorKey, type AuthenticatorKeyProps } from './components/AuthenticatorKey';
import styles from './components/PasswordForm.module.css';
import { checkSetUpCodes, NO_CODES } from './domain/setUpCodes';

export interface FirstCodeProps {
  /** What the app is given, and where the other code went. */
  begun: AuthenticatorKeyProps & { sent_to: string };
  /** Both codes were right; the recovery codes, this once. */
  onEnabled: (codes: readonly string[]) => void;
  /** Asked to be closed: nothing is set up. */
  onClose: () => void;
}

/** The second step of the set-up: the code that was sent, and the app's first, which proves that it took the secret. */
export function FirstCode({ begun: { sent_to: sentTo, ...key }, onEnabled, onClose }: FirstCodeProps) {
  const formId = useId();
  const appCode = useRef<HTMLInputElement>(null);
  const [codes, setCodes] = useState(NO_CODES);
  const [tried, setTried] = useState(false);
  const { send, isPending, fields, problem, sent } = useEnableAuthenticator();
  const own = checkSetUpCodes(codes);
  const errors = { ...stillRefused(fields, sent ?? null, codes), ...(tried ? own : {}) };
  const handleSubmit = (whole: typeof codes) => {
    setTried(true);
    if (Object.keys(checkSetUpCodes(whole)).length === 0)
      send(whole, { onSuccess: ({ recovery_codes }) => onEnabled(recovery_codes) });
  };
  return (
    <FormDialog
      formId={formId}
      title="Pasang aplikasi autentikator"
      size="medium"
      busy={isPending}
      sendLabel="Aktifkan"
      busyLabel="Memeriksa…"
      onClose={onClose}
    >
      <Form className={styles.root} id={formId} busy={isPending} onSubmit={() => handleSubmit(codes)}>
        {problem && Object.keys(fields).length === 0 && (
          <InlineAlert tone="danger" title="Aplikasi belum aktif">
            {problem}
          </InlineAlert>
        )}
        <AuthenticatorKey {...key} />
        <CodeField
          label="Kode yang dikirim"
          hint={sentTo === 'server' ? 'Tercetak di jendela server.' : `Dikirim ke ${sentTo}.`}
          value={codes.sent_code}
          error={errors.sent_code}
          onChange={(sent_code) => setCodes((now) => ({ ...now, sent_code }))}
          onComplete={() => appCode.current?.focus()}
          autoFocus
        />
        <CodeField
          ref={appCode}
          label="Kode yang tampil di aplikasi"
          value={codes.code}
          error={errors.code}
          onChange={(code) => setCodes((now) => ({ ...now, code }))}
          onComplete={(code) => codes.sent_code.length === 6 && handleSubmit({ ...codes, code })}
        />
      </Form>
    </FormDialog>
  );
}
