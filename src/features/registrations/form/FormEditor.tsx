import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/Toast/useToast';
import type { Registration } from '@/lib/contract/registrations';
import type { KeptFile } from '@/lib/contract/files';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { registrationKeys } from '../api/registrations.queries';
import { draftCalls } from './api/draftCalls';
import { formCalculationsOptions } from './api/registrationForm.queries';
import { useHandIn } from './api/useHandIn';
import type { DuplicateLinks } from './components/DuplicateNotice';
import { handInOf } from './components/HandInProblem';
import { createDraftSaver } from './domain/createDraftSaver';
import { createFormChecks } from './domain/createFormChecks';
import { createFormStore, type FormStore } from './domain/createFormStore';
import { formOwner, type KeptForm } from './domain/keptForm';
import type { StepId } from './domain/formSteps';
import { DuplicateLinksContext } from './Duplicates';
import { FormStateContext } from './FormState';
import { FormSurroundingsContext, type FormSurroundings } from './FormSurroundings';
import { RegistrationForm } from './RegistrationForm';
import { SaveStatus } from './SaveStatus';
import { basisKey, readBasisKey, useBasis } from './useBasis';

/** What a form begins with. */
export interface FormStart extends KeptForm {
  /** The registration; null: not made yet. */
  id: number | null;
  /** As the server gave it when it was opened; null: it was not reached, or has none yet. */
  registration: Registration | null;
}

/** Where the form leads, and what other features give it. */
export interface FormConnections {
  /** A registration's page. */
  detailHref: (id: number) => string;
  /** Where records with the same numbers are opened. */
  links: DuplicateLinks;
  /** The field for a photo or paper. */
  Upload: FormSurroundings['Upload'];
  /** It was handed in. */
  onHandedIn: (id: number) => void;
}

export interface FormEditorProps extends FormConnections {
  /** What the form begins with; later ones are not looked at. */
  start: FormStart;
  /** The step that is shown. */
  step: StepId;
  /** Another step is wanted. */
  onStep: (step: StepId) => void;
  /** The first saving made it. */
  onMade?: (id: number) => void;
}

/** One form at work: what is typed, its checks, and the way to the server. */
export function FormEditor({ start, step, onStep, onMade, ...ways }: FormEditorProps) {
  const [store] = useState(() => createFormStore(start.form));
  const client = useQueryClient();
  const [latest, setLatest] = useState<Registration | null>(start.registration);
  const [mergedBy, setMergedBy] = useState<string | null>(null);
  const id = useRef(start.id);
  /** At once, where the state waits for the next drawing. */
  const newest = useRef(start.registration);
  const handleSaved = useEffectEvent((saved: Registration) => {
    if (id.current === null) onMade?.(saved.id);
    id.current = saved.id;
    newest.current = saved;
    void client.invalidateQueries({ queryKey: registrationKeys.lists() });
    setLatest(saved);
  });
  const [saver] = useState(() => createSaver(start, store));
  useEffect(
    () =>
      saver.start({
        onSaved: (saved) => handleSaved(saved),
        onMerged: (current) => setMergedBy(current.updated_by?.name ?? current.entered_by.name),
      }),
    [saver],
  );

  const rules = useQuery(formCalculationsOptions());
  const today = start.registration?.today ?? rules.data?.today ?? dayHere();
  const chosen = useSyncExternalStore(store.subscribe, () => basisKey(store.read()));
  const known = useMemo(
    () => latest && { of: readBasisKey(basisKey(latest.form)), basis: latest.basis },
    [latest],
  );
  const basis = useBasis(
    useMemo(() => readBasisKey(chosen), [chosen]),
    known,
  );

  const [tried, setTried] = useState(false);
  const toast = useToast();
  const hand = useHandIn((registration) => {
    toast.tell(
      {
        message: `Form registrasi sekarang ${registration.status.name}.`,
        next: 'Yang bertugas berikutnya sudah diberi tahu.',
      },
      () => {
        saver.leave();
        ways.onHandedIn(registration.id);
      },
    );
  });
  const [sent, setSent] = useState<Registration['form'] | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [isFlushing, setFlushing] = useState(false);
  const { fields } = hand;
  const refused = useMemo(() => (sent ? { fields, form: sent } : null), [fields, sent]);
  const [checks] = useState(() => createFormChecks(store, { today, basis, tried, refused }));
  useEffect(() => checks.set({ today, basis, tried, refused }), [checks, today, basis, tried, refused]);

  const handleHandIn = async () => {
    setTried(true);
    hand.reset();
    setUnsaved(false);
    if (Object.keys(checks.read().missing).length > 0) return;
    setFlushing(true);
    const saved = await saver.flush();
    setFlushing(false);
    const move = handInOf(newest.current ?? { moves: [] });
    if (!saved || !move) return setUnsaved(!saved);
    setSent(store.read());
    hand.send({ ...saved, to: move.to.id });
  };
  const state = useMemo(() => ({ store, checks, today, readId: () => id.current }), [store, checks, today]);
  const office = start.registration?.office_id ?? null;
  const slot = useSlot(start.id);
  const { Upload, links, detailHref } = ways;
  const { files, keepSent } = useFiles(latest);
  const around = useMemo(
    () => ({ basis, office, files, keepSent, slot, Upload }),
    [basis, office, files, keepSent, slot, Upload],
  );
  const problem = unsaved
    ? 'Form belum sampai di server, jadi belum dapat diajukan. Periksa sambungan, lalu coba lagi.'
    : hand.problem;

  return (
    <FormStateContext value={state}>
      <FormSurroundingsContext value={around}>
        <DuplicateLinksContext value={links}>
          <RegistrationForm
            step={step}
            onStep={(next) => {
              // Whoever has come to the end wants to see what is missing.
              if (next === 'kirim') setTried(true);
              onStep(next);
            }}
            status={<SaveStatus saver={saver} detailHref={detailHref} mergedBy={mergedBy} />}
            registration={latest}
            problem={problem}
            busy={hand.isPending || isFlushing}
            onHandIn={() => void handleHandIn()}
          />
        </DuplicateLinksContext>
      </FormSurroundingsContext>
    </FormStateContext>
  );
}

function createSaver(start: FormStart, store: FormStore) {
  return createDraftSaver({
    store,
    id: start.id,
    server: start.server,
    unanswered: start.unanswered,
    calls: draftCalls,
    network: window,
    ...formOwner(),
  });
}

/** The files that the form names, as far as they are known: the server's, and those that were sent since. */
function useFiles(registration: Registration | null) {
  const [sent, setSent] = useState<readonly KeptFile[]>([]);
  // A saving brings equal ones that are other objects.
  const kept = JSON.stringify(registration?.files ?? []);
  const files = useMemo(() => [...(JSON.parse(kept) as KeptFile[]), ...sent], [kept, sent]);
  const [keepSent] = useState(() => (file: KeptFile) => setSent((before) => [...before, file]));
  return { files, keepSent };
}

/**
 * A name for this form's files, the same after a reload once it is a draft. Before, each form has its own: a file that
 * another form holds is not found under it.
 */
function useSlot(id: number | null): string {
  const [slot] = useState(() => (id === null ? `formulir baru ${newIdempotencyKey()}` : `formulir ${id}`));
  return slot;
}

/** This device's day, until the server says the office's. */
function dayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
