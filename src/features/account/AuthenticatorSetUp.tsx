import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { DataOf } from '@/lib/contract/endpoint';
import type { beginAuthenticator } from '@/lib/contract/authenticator';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useSession } from '@/lib/session/useSession';
import { useBeginAuthenticator } from './api/useBeginAuthenticator';
import { FirstCode } from './FirstCode';
import { ProofForm } from './components/ProofForm';
import { checkProof, NO_PROOF, type ProofValues } from './domain/proofForm';
import { NewRecoveryCodes } from './NewRecoveryCodes';

export interface AuthenticatorSetUpProps {
  /** Asked to be closed. */
  onClose: () => void;
}

/** Sets the app up: the password once more, the sent code and the app's first, and the recovery codes. */
export function AuthenticatorSetUp({ onClose }: AuthenticatorSetUpProps) {
  const [begun, setBegun] = useState<DataOf<typeof beginAuthenticator> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <NewRecoveryCodes codes={codes} onClose={onClose} />;
  if (begun) return <FirstCode begun={begun} onEnabled={setCodes} onClose={onClose} />;
  return <AskPassword onBegun={setBegun} onClose={onClose} />;
}

interface AskPasswordProps extends AuthenticatorSetUpProps {
  onBegun: (begun: DataOf<typeof beginAuthenticator>) => void;
}

function AskPassword({ onBegun, onClose }: AskPasswordProps) {
  const formId = useId();
  const username = useSession()?.username ?? '';
  const [values, setValues] = useState(NO_PROOF);
  const [sent, setSent] = useState<ProofValues | null>(null);
  const [tried, setTried] = useState(false);
  const { send, isPending, fields, problem } = useBeginAuthenticator();
  const own = checkProof(values, false);
  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(values);
    send({ password: values.password }, { onSuccess: onBegun });
  };
  return (
    <Dialog
      open
      title="Pasang aplikasi autentikator"
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Memeriksa…">
            Lanjutkan
          </Button>
        </>
      }
    >
      <ProofForm
        formId={formId}
        username={username}
        values={values}
        errors={{ ...stillRefused(fields, sent, values), ...(tried ? own : {}) }}
        busy={isPending}
        notice={
          problem && fields.password === undefined ? (
            <InlineAlert tone="danger" title="Pemasangan belum dimulai">
              {problem}
            </InlineAlert>
          ) : (
            <InlineAlert tone="info">
              Kode dikirim sekali lagi untuk pemasangan ini. Setelah aktif, Anda masuk dengan kode dari
              aplikasi.
            </InlineAlert>
          )
        }
        onChange={(change) => setValues((now) => ({ ...now, ...change }))}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
