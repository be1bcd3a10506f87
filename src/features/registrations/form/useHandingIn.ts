import { useMemo, useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { submitted, type Submission } from '@/lib/editor/editor';
import { useHandIn } from './api/useHandIn';
import { handInOf } from './components/HandInProblem';
import type { DraftSaver } from './domain/createDraftSaver';
import type { FormStore } from './domain/createFormStore';

const NOTHING: Submission<RegistrationForm> = { sent: null, tried: false };

/** Hands a form in: what is typed goes to the server first, then the step is taken. */
export function useHandingIn(saver: DraftSaver, store: FormStore, onHandedIn: (id: number) => void) {
  const toast = useToast();
  const [{ sent, tried }, setSubmission] = useState(NOTHING);
  /** How what is typed goes to the server; null: it is there, or nothing was handed in. */
  const [flush, setFlush] = useState<'running' | 'failed' | null>(null);
  const write = useHandIn(({ id, status }) => {
    toast.tell(
      {
        message: `Form registrasi sekarang ${status.name}.`,
        next: 'Yang bertugas berikutnya sudah diberi tahu.',
      },
      () => {
        saver.leave();
        onHandedIn(id);
      },
    );
  });
  const { fields } = write;
  const note = (form: RegistrationForm | null) => setSubmission((before) => submitted(before, form));
  return {
    tried,
    /** What the server found wrong, in which form. */
    refused: useMemo(() => (sent ? { fields, form: sent } : null), [fields, sent]),
    busy: write.isPending || flush === 'running',
    problem:
      flush === 'failed'
        ? 'Form belum sampai di server, jadi belum dapat diajukan. Periksa sambungan, lalu coba lagi.'
        : write.problem,
    /** Marks what is only empty. */
    showMissing: () => note(null),
    submit: async (isRight: boolean) => {
      note(null);
      write.reset();
      setFlush(isRight ? 'running' : null);
      if (!isRight) return;
      const saved = await saver.flush();
      setFlush(saved ? null : 'failed');
      const move = handInOf(saver.registration() ?? { moves: [] });
      if (!saved || !move) return;
      note(store.read());
      write.send({ ...saved, to: move.to.id });
    },
  };
}
