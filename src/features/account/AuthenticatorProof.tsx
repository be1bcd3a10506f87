import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { readSecondFactor } from '@/lib/contract/recoveryCode';
import { useEditor } from '@/lib/editor/useEditor';
import { useSession } from '@/lib/session/useSession';
import { useProvenChange, type ProvenChange } from './api/useProvenChange';
import { ProofForm } from './components/ProofForm';
import { checkProof, NO_PROOF } from './domain/proofForm';

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
  const username = useSession()?.username ?? '';
  const write = useProvenChange();
  const text = TEXTS[change];
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => NO_PROOF,
    write,
    check: (values) => checkProof(values, true),
    send: ({ password, code }) =>
      write.send({ change, password, code: readSecondFactor(code) ?? '' }, { onSuccess: onDone }),
  });
  return (
    <FormDialog
      {...dialog}
      title={text.title}
      kind={change === 'disable' ? 'danger' : 'primary'}
      sendLabel={text.action}
      busyLabel={text.busy}
      onClose={onClose}
    >
      <ProofForm
        {...form}
        username={username}
        asksCode
        notice={
          problem && Object.keys(write.fields).length === 0 ? (
            <InlineAlert tone="danger" title={text.failed}>
              {problem.message}
            </InlineAlert>
          ) : (
            <InlineAlert tone="info">{text.follows}</InlineAlert>
          )
        }
      />
    </FormDialog>
  );
}
