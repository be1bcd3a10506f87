import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { ProofValues } from '../domain/proofForm';
import styles from './PasswordForm.module.css';

export interface ProofFormProps extends EditorFormProps<ProofValues> {
  /** For password managers, which keep a password under its name. */
  username: string;
  /** Whether the second factor is asked for too. */
  asksCode?: boolean;
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
