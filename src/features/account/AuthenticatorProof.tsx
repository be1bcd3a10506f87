import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { readSecondFactor } from '@/lib/contract/recoveryCode';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useSession } from '@/lib/session/useSession';
import { useProvenChange, type ProvenChange } from './api/useProvenChange';
import { ProofForm } from './components/ProofForm';
import { checkProof, NO_PROOF, type ProofValues } from './domain/proofForm';

export interface AuthenticatorProofProps {
  /** What is asked for. */
  change: ProvenChange;
  /** It was done; new recovery codes, or none. */
  onDone: (codes: readonly string[]) => void;
  /** Asked to be closed. */
  onClose: () => void;
}

const TEXTS = {
  disable: {
    title: 'Matikan aplikasi autentikator?',
    action: 'Matikan',
    busy: 'Mematikan…',
    follows: 'Setelah dimatikan, Anda masuk dengan kode yang dikirim. Kode pemulihan tidak berlaku lagi.',
    failed: 'Aplikasi autentikator masih aktif',
  },
  renew: {
    title: 'Buat kode pemulihan baru',
    action: 'Buat kode baru',
    busy: 'Membuat…',
    follows: 'Semua kode pemulihan yang lama langsung tidak berlaku.',
    failed: 'Kode pemulihan belum diganti',
  },
} as const;

/** Asks for password and code before the second factor is changed. */
export function AuthenticatorProof({ change, onDone, onClose }: AuthenticatorProofProps) {
  const formId = useId();
  const username = useSession()?.username ?? '';
  const [values, setValues] = useState(NO_PROOF);
  const [sent, setSent] = useState<ProofValues | null>(null);
  const [tried, setTried] = useState(false);
  const { send, isPending, fields, problem } = useProvenChange();
  const text = TEXTS[change];
  const own = checkProof(values, true);
  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(values);
    const code = readSecondFactor(values.code) ?? '';
    send({ change, password: values.password, code }, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      title={text.title}
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button
            kind={change === 'disable' ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={isPending}
            busyLabel={text.busy}
          >
            {text.action}
          </Button>
        </>
      }
    >
      <ProofForm
        formId={formId}
        username={username}
        values={values}
        errors={{ ...stillRefused(fields, sent, values), ...(tried ? own : {}) }}
        asksCode
        busy={isPending}
        notice={
          problem && Object.keys(fields).length === 0 ? (
            <InlineAlert tone="danger" title={text.failed}>
              {problem}
            </InlineAlert>
          ) : (
            <InlineAlert tone="info">{text.follows}</InlineAlert>
          )
        }
        onChange={(typed) => setValues((now) => ({ ...now, ...typed }))}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
