import { useState } from 'react';
import { CheckField } from '@/components/CheckField/CheckField';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import { PASSWORD_MIN } from '@/lib/contract/passwordRule';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PasswordValues } from '../domain/passwordForm';
import styles from './PasswordForm.module.css';

export interface PasswordFormProps extends EditorFormProps<PasswordValues> {
  /** For password managers, which keep a password under its name. */
  username: string;
}

/** The present password, and the new one twice. All three can be looked at before they are sent. */
export function PasswordForm(props: PasswordFormProps) {
  const { formId, username, values, errors, notice, busy = false, onChange, onSubmit } = props;
  const [isShown, setIsShown] = useState(false);
  const field = (name: keyof PasswordValues) => ({
    name,
    type: isShown ? 'text' : 'password',
    value: values[name],
    error: errors[name],
    autoComplete: name === 'current_password' ? 'current-password' : 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 400,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <TextField {...field('current_password')} label="Kata sandi saat ini" autoFocus />
      <TextField
        {...field('new_password')}
        label="Kata sandi baru"
        hint={`Paling sedikit ${PASSWORD_MIN} karakter. Beberapa kata yang tidak berhubungan mudah diingat dan sulit ditebak.`}
      />
      <TextField {...field('repeat')} label="Ulangi kata sandi baru" />
      <CheckField label="Tampilkan kata sandi" checked={isShown} onChange={setIsShown} />
    </Form>
  );
}
