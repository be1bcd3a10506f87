import { useState, type Ref } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { TextField } from '@/components/TextField/TextField';
import { formatCountdown } from '../domain/formatCountdown';
import type { Problem } from '../domain/Problem';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** The name that one signs in with. */
  username: string;
  /** The password as typed. */
  password: string;
  /** The name as typed. */
  onUsername: (value: string) => void;
  /** The password as typed. */
  onPassword: (value: string) => void;
  /** Sent. */
  onSubmit: () => void;
  /** Forgot the password: asks for a link. */
  onForgotten: () => void;
  /** Waiting for the answer; a second press sends nothing. */
  busy?: boolean;
  /** Beside the field that is missing something. */
  errors?: { username?: string; password?: string };
  /** Why the last try failed; above the fields. */
  problem?: Problem | null;
  /** Seconds until this user name may be tried again; 0: now. */
  lockedFor?: number;
  /** The field of the password, for the focus. */
  passwordRef?: Ref<HTMLInputElement>;
}

/** User name and password. The password can be looked at before it is sent. */
export function SignInForm({
  username,
  password,
  onUsername,
  onPassword,
  onSubmit,
  onForgotten,
  busy = false,
  errors = {},
  problem,
  lockedFor = 0,
  passwordRef,
}: SignInFormProps) {
  const [isShown, setIsShown] = useState(false);

  return (
    <Form className={styles.root} busy={busy} onSubmit={onSubmit}>
      {problem && (
        <InlineAlert tone={problem.tone} title={problem.title}>
          {problem.text}
        </InlineAlert>
      )}
      <TextField
        label="Nama pengguna"
        name="username"
        value={username}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        autoFocus={username === ''}
        onChange={(event) => onUsername(event.target.value)}
      />
      <TextField
        ref={passwordRef}
        label="Kata sandi"
        name="password"
        type={isShown ? 'text' : 'password'}
        value={password}
        error={errors.password}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        autoFocus={username !== ''}
        onChange={(event) => onPassword(event.target.value)}
        suffix={
          <button
            type="button"
            data-part="reveal"
            aria-label={isShown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Sembunyikan' : 'Tampilkan'}
          </button>
        }
      />
      <Button type="submit" kind="primary" wide busy={busy} busyLabel="Memeriksa…" disabled={lockedFor > 0}>
        {lockedFor > 0 ? `Coba lagi dalam ${formatCountdown(lockedFor)}` : 'Masuk'}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={onForgotten}>
        Lupa kata sandi
      </Button>
    </Form>
  );
}
