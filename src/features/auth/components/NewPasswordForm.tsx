import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { TextField } from '@/components/TextField/TextField';
import { PASSWORD_MIN } from '@/lib/contract/passwordRule';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { NewPassword } from '../domain/newPassword';
import type { Problem } from '../domain/Problem';
import styles from './NewPasswordForm.module.css';

/** What a form behind a link is given. */
export interface EntryFormProps<D> extends Omit<EditorFormProps<D>, 'formId' | 'notice'> {
  /** Why the last try failed; above the fields. */
  problem?: Problem | null;
}

export interface NewPasswordFormProps extends EntryFormProps<NewPassword> {
  /** Whose it is to be; password managers keep it under this name. */
  username: string;
}

/** A password that a person chooses for themself, typed twice. Both can be looked at before they are sent. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { username, values, errors, problem, busy = false, onChange, onSubmit } = props;
  const [isShown, setIsShown] = useState(false);
  const field = (name: keyof NewPassword) => ({
    name,
    type: isShown ? 'text' : 'password',
    value: values[name],
    error: errors[name],
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 400,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <Form className={styles.root} busy={busy} onSubmit={onSubmit}>
      {problem && (
        <InlineAlert tone={problem.tone} title={problem.title}>
          {problem.text}
        </InlineAlert>
      )}
      <TextField label="Nama pengguna" name="username" value={username} autoComplete="username" readOnly />
      <TextField
        {...field('new_password')}
        label="Kata sandi baru"
        hint={`Paling sedikit ${PASSWORD_MIN} karakter. Beberapa kata yang tidak berhubungan mudah diingat dan sulit ditebak.`}
        autoFocus
      />
      <TextField {...field('repeat')} label="Ulangi kata sandi baru" />
      <CheckField label="Tampilkan kata sandi" checked={isShown} onChange={setIsShown} />
      <Button type="submit" kind="primary" wide busy={busy} busyLabel="Menyimpan…">
        Simpan kata sandi
      </Button>
    </Form>
  );
}
