import { useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { DataOf } from '@/lib/contract/endpoint';
import type { beginAuthenticator } from '@/lib/contract/authenticator';
import { useEditor } from '@/lib/editor/useEditor';
import { useSession } from '@/lib/session/useSession';
import { useBeginAuthenticator } from './api/useBeginAuthenticator';
import { FirstCode } from './FirstCode';
import { ProofForm } from './components/ProofForm';
import { checkProof, NO_PROOF } from './domain/proofForm';
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
  const username = useSession()?.username ?? '';
  const write = useBeginAuthenticator();
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => NO_PROOF,
    write,
    check: (values) => checkProof(values, false),
    send: ({ password }) => write.send({ password }, { onSuccess: onBegun }),
  });
  return (
    <FormDialog
      {...dialog}
      title="Pasang aplikasi autentikator"
      sendLabel="Lanjutkan"
      busyLabel="Memeriksa…"
      onClose={onClose}
    >
      <ProofForm
        {...form}
        username={username}
        notice={
          problem && write.fields.password === undefined ? (
            <InlineAlert tone="danger" title="Pemasangan belum dimulai">
              {problem.message}
            </InlineAlert>
          ) : (
            <InlineAlert tone="info">
              Kode dikirim sekali lagi untuk pemasangan ini. Setelah aktif, Anda masuk dengan kode dari
              aplikasi.
            </InlineAlert>
          )
        }
      />
    </FormDialog>
  );
}
