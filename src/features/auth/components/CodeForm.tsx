import type { Ref } from 'react';
import { Button } from '@/components/Button/Button';
import { CodeField } from '@/components/CodeField/CodeField';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { formatCountdown } from '../domain/formatCountdown';
import type { Problem } from '../domain/Problem';
import styles from './CodeForm.module.css';

/** Digits of a one-time code. */
export const CODE_LENGTH = 6;

export interface CodeFormProps {
  /** The digits as typed. */
  code: string;
  /** The code as typed. */
  onCode: (code: string) => void;
  /** Called with the whole code: by its last digit, Enter or the button. */
  onSubmit: (code: string) => void;
  /** Asked for another code; left out: none is sent. */
  onResend?: (() => void) | undefined;
  /** The app is not at hand: a recovery code instead; left out: there is no app. */
  onRecovery?: (() => void) | undefined;
  /** Start again with user name and password. */
  onBack: () => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Another code is on its way. */
  resending?: boolean;
  /** Beside the field: wrong, or too short. */
  error?: string | undefined;
  /** Above the field: why the last try failed. */
  problem?: Problem | null;
  /** A new code has just been sent. */
  sentAgain?: boolean;
  /** It is not said whether one was: the password may have been wrong. */
  isUnsaid?: boolean;
  /** Seconds until a new code may be asked for; 0: now. */
  resendIn?: number;
  /** Seconds until a code may be tried again; 0: now. */
  lockedFor?: number;
  /** The field of the code, for the focus. */
  codeRef?: Ref<HTMLInputElement>;
}

/** The one-time code: typed, pasted, or filled in by the phone; sent by its last digit. */
export function CodeForm({
  code,
  onCode,
  onSubmit,
  onResend,
  onRecovery,
  onBack,
  busy = false,
  resending = false,
  error,
  problem,
  sentAgain = false,
  isUnsaid = false,
  resendIn = 0,
  lockedFor = 0,
  codeRef,
}: CodeFormProps) {
  return (
    <Form className={styles.root} busy={busy} onSubmit={() => onSubmit(code)}>
      {problem && (
        <InlineAlert tone={problem.tone} title={problem.title}>
          {problem.text}
        </InlineAlert>
      )}
      {sentAgain && !problem && (
        <InlineAlert tone={isUnsaid ? 'info' : 'success'}>
          {isUnsaid ? 'Bila kata sandi benar, kode baru sudah dikirim.' : 'Kode baru sudah dikirim.'} Kode
          yang lama tidak berlaku lagi.
        </InlineAlert>
      )}
      <CodeField
        {...(codeRef ? { ref: codeRef } : {})}
        label="Kode masuk"
        length={CODE_LENGTH}
        value={code}
        onChange={onCode}
        onComplete={onSubmit}
        error={error}
        autoFocus
      />
      <Button type="submit" kind="primary" wide busy={busy} busyLabel="Memeriksa…" disabled={lockedFor > 0}>
        {lockedFor > 0 ? `Coba lagi dalam ${formatCountdown(lockedFor)}` : 'Lanjutkan'}
      </Button>
      <div data-part="ways-out">
        {onResend && (
          <Button
            kind="quiet"
            busy={resending}
            busyLabel="Mengirim…"
            disabled={resendIn > 0}
            onClick={onResend}
          >
            {resendIn > 0 ? `Kirim ulang (${formatCountdown(resendIn)})` : 'Kirim ulang'}
          </Button>
        )}
        {onRecovery && (
          <Button kind="quiet" onClick={onRecovery}>
            Pakai kode pemulihan
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          Ganti akun
        </Button>
      </div>
    </Form>
  );
}
