import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { TextField } from '@/components/TextField/TextField';
import { formatCountdown } from '../domain/formatCountdown';
import type { Problem } from '../domain/Problem';
import styles from './CodeForm.module.css';

export interface RecoveryFormProps {
  /** The code as typed. */
  code: string;
  /** What was typed. */
  onCode: (code: string) => void;
  /** Enter or the button. */
  onSubmit: (code: string) => void;
  /** The app's code after all. */
  onApp: () => void;
  /** Start again with user name and password. */
  onBack: () => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean | undefined;
  /** Beside the field: wrong, or none. */
  error?: string | undefined;
  /** Above the field: why the last try failed. */
  problem?: Problem | null | undefined;
  /** Seconds until a code may be tried again; 0: now. */
  lockedFor?: number | undefined;
}

/** A recovery code instead of the app's: the app is lost, or not at hand. */
export function RecoveryForm(props: RecoveryFormProps) {
  const { code, onCode, onSubmit, onApp, onBack, busy = false, error, problem, lockedFor = 0 } = props;
  return (
    <Form className={styles.root} busy={busy} onSubmit={() => onSubmit(code)}>
      {problem && (
        <InlineAlert tone={problem.tone} title={problem.title}>
          {problem.text}
        </InlineAlert>
      )}
      <TextField
        label="Kode pemulihan"
        hint="Contoh: k3mf-9xqe-7hrt-w2ap"
        value={code}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        onChange={(event) => onCode(event.target.value)}
      />
      <Button type="submit" kind="primary" wide busy={busy} busyLabel="Memeriksa…" disabled={lockedFor > 0}>
        {lockedFor > 0 ? `Coba lagi dalam ${formatCountdown(lockedFor)}` : 'Lanjutkan'}
      </Button>
      <div data-part="ways-out">
        <Button kind="quiet" onClick={onApp}>
          Pakai kode aplikasi
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Ganti akun
        </Button>
      </div>
    </Form>
  );
}
