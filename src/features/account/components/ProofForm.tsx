import type { ReactNode } from 'react';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { ProofErrors, ProofValues } from '../domain/proofForm';
import styles from './PasswordForm.module.css';

export interface ProofFormProps {
  /** Ties the dialog's button to the form. */
  formId: string;
  /** For password managers, which keep a password under its name. */
  username: string;
  /** What the fields hold. */
  values: ProofValues;
  /** Beside its field. */
  errors: ProofErrors;
  /** Whether the second factor is asked for too. */
  asksCode?: boolean;
  /** What stands above the fields: what follows, or why the last try failed. */
  notice?: ReactNode;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What was chosen or typed. */
  onChange: (change: Partial<ProofValues>) => void;
  /** Sent, with every field read. */
  onSubmit: () => void;
}

/** The password once more, and where the app is on a code too: a session alone changes no second factor. */
export function ProofForm(props: ProofFormProps) {
  const {
    formId,
    username,
    values,
    errors,
    asksCode = false,
    notice,
    busy = false,
    onChange,
    onSubmit,
  } = props;
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <TextField
        name="password"
        type="password"
        label="Kata sandi"
        value={values.password}
        error={errors.password}
        autoComplete="current-password"
        maxLength={400}
        autoFocus
        onChange={(event) => onChange({ password: event.target.value })}
      />
      {asksCode && (
        <TextField
          name="code"
          label="Kode aplikasi atau kode pemulihan"
          value={values.code}
          error={errors.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          onChange={(event) => onChange({ code: event.target.value })}
        />
      )}
    </Form>
  );
}
