import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@/lib/contract/registrations';
import type { KeptFile } from '@/lib/contract/files';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { registrationKeys } from '../api/registrations.queries';
import { draftCalls } from './api/draftCalls';
import { formCalculationsOptions } from './api/registrationForm.queries';
import type { DuplicateLinks } from './components/DuplicateNotice';
import { createDraftSaver, type DraftSaver } from './domain/createDraftSaver';
import { createFormChecks } from './domain/createFormChecks';
import { createFormStore } from './domain/createFormStore';
import type { StepId } from './domain/formSteps';
import { formOwner, type KeptForm } from './domain/keptForm';
import { FormStateContext } from './FormState';
import { FormSurroundingsContext, type FormSurroundings } from './FormSurroundings';
import { RegistrationForm } from './RegistrationForm';
import { SaveStatus } from './SaveStatus';
import { useBasis } from './useBasis';
import { useHandingIn } from './useHandingIn';

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
  const [saver] = useState(() =>
    createDraftSaver({ ...start, ...formOwner(), store, calls: draftCalls, network: window }),
  );
  useSaving(saver, onMade);
  const latest = useSyncExternalStore(saver.subscribe, saver.registration);
  const today = useToday(start.registration);
  const basis = useBasis(store, latest);
  const { tried, refused, problem, busy, submit, showMissing } = useHandingIn(saver, store, ways.onHandedIn);
  const [checks] = useState(() => createFormChecks(store, { today, basis, tried, refused }));
  useEffect(() => checks.set({ today, basis, tried, refused }), [checks, today, basis, tried, refused]);
  const state = useMemo(() => ({ store, checks, today, readId: saver.id }), [store, checks, today, saver]);

  const { Upload, links, detailHref } = ways;
  const { files, keepSent } = useFiles(latest);
  const slot = useSlot(start.id);
  const office = start.registration?.office_id ?? null;
  const around = useMemo(
    () => ({ basis, office, files, keepSent, slot, Upload, links }),
    [basis, office, files, keepSent, slot, Upload, links],
  );
  return (
    <FormStateContext value={state}>
      <FormSurroundingsContext value={around}>
        <RegistrationForm
          step={step}
          onStep={(next) => {
            // Whoever has come to the end wants to see what is missing.
            if (next === 'kirim') showMissing();
            onStep(next);
          }}
          status={<SaveStatus saver={saver} detailHref={detailHref} />}
          registration={latest}
          problem={problem}
          busy={busy}
          onHandIn={() => void submit(Object.keys(checks.read().missing).length === 0)}
        />
      </FormSurroundingsContext>
    </FormStateContext>
  );
}

/** Saves by itself while the form is open. */
function useSaving(saver: DraftSaver, onMade?: (id: number) => void) {
  const client = useQueryClient();
  const handleMade = useEffectEvent((id: number) => onMade?.(id));
  useEffect(
    () =>
      saver.start({
        onMade: (id) => handleMade(id),
        onSaved: () => void client.invalidateQueries({ queryKey: registrationKeys.lists() }),
      }),
    [saver, client],
  );
}

/** The office's day; until the server says it, this device's. */
function useToday(registration: Registration | null): string {
  const rules = useQuery(formCalculationsOptions());
  return registration?.today ?? rules.data?.today ?? dayHere();
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

function dayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
