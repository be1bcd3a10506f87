import type { FieldErrors } from '@/lib/contract/envelope';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { registrationSchema, type Registration } from '@/lib/contract/registrations';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { currentOf } from '@/lib/http/conflict';
import { isDefiniteRefusal } from '@/lib/http/idempotencyKeys';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { mergeForms, type Merged } from '@/lib/registration/mergeForms';
import { createRetry, type AfterFailure } from '@/lib/retry/createRetry';
import { createStore } from '@/lib/store/createStore';
import type { FormStore, Part } from './createFormStore';
import type { KeptForm } from './keptForm';

/** How long typing must rest before it is sent, ms. */
const REST = 1500;
/** How long until the next try without a connection, ms; the last one goes on. */
const PAUSES = [3000, 10_000, 30_000];

/** Where what was typed is by now. */
export type SaveState =
  /** The server has all of it; since when, ms. Null: nothing was typed yet. */
  | { step: 'saved'; at: number | null }
  /** On this device; it goes to the server as soon as typing rests. */
  | { step: 'typed' }
  | { step: 'sending' }
  /** On this device; no answer came, and it is tried again by itself. */
  | { step: 'waiting'; message: string }
  /** On this device; the server does not take it as it is. */
  | { step: 'refused'; message: string; fields: FieldErrors }
  /** Another device changed the same fields. */
  | { step: 'conflict'; current: Registration; merged: Merged }
  /** It is no draft any more. */
  | { step: 'closed'; current: Registration };

export interface DraftCalls {
  create: (form: RegistrationForm, key: string) => Promise<Registration>;
  save: (id: number, form: RegistrationForm, version: number, key: string) => Promise<Registration>;
}

export interface DraftSaverOptions {
  store: FormStore;
  /** The registration; null: it is made by the first saving. */
  id: number | null;
  /** As the server gave it; null: it was not reached, or has none yet. */
  registration: Registration | null;
  server: KeptForm['server'];
  unanswered: KeptForm['unanswered'];
  calls: DraftCalls;
  /** Says `online` when there is a connection again: the window. */
  network: EventTarget;
  /** Whether the person who types has the session; nothing is sent under another's name. Default: always. */
  isOwners?: () => boolean;
  /** Keeps on the device what the server may not have; null: it has everything. */
  keep: (id: number | null, kept: KeptForm | null) => void;
}

/** What is told while the saver works. */
export interface SaverCallbacks {
  /** The first saving made the registration. */
  onMade?: (id: number) => void;
  /** The server has a new version. */
  onSaved?: () => void;
}

/** Brings what is typed to the server by itself, one sending after the other. */
export interface DraftSaver {
  state: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** Id of the registration; null before the first saving. */
  id: () => number | null;
  /** The registration as the server gave it last; null: not reached, or not made yet. */
  registration: () => Registration | null;
  /** Whose changes of other fields are in the form since it was opened; null: nobody's. */
  mergedBy: () => string | null;
  /** Sends what is typed now. Gives id and version that the server then has; null: it does not have all of it. */
  flush: () => Promise<{ id: number; version: number } | null>;
  /** A person decided what both had changed. */
  resolve: (form: RegistrationForm) => void;
  /** Another step was taken with it: nothing is to be kept. */
  leave: () => void;
  /** Begins to listen to the form; returns what ends it: what is on its way is heard out, nothing more is sent. */
  start: (hears: SaverCallbacks) => () => void;
}

/**
 * The saver of one form. A sending without an answer may have been written, so it is sent again as it was and under its
 * key until there is one; only then what was typed since.
 */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { store, calls, keep } = options;
  let { id, registration, server, unanswered } = options;
  let mergedBy: string | null = null;
  const { get: state, set: show, subscribe } = createStore<SaveState>({ step: 'saved', at: null });
  const retry = createRetry({ ...options, work: sendNext, onFailure: handleFailure, pauses: PAUSES });
  let hears: SaverCallbacks = {};
  let stop = () => {};

  const isBehind = () => unanswered !== null || differs(store.read(), server?.form ?? EMPTY_FORM);
  const keepNow = () => keep(id, isBehind() ? { form: store.read(), server, unanswered } : null);
  const isHeld = () => state().step === 'conflict' || state().step === 'closed';

  /** Nothing is to be sent, or a person decides first. */
  function rests(): boolean {
    if (isHeld()) return true;
    if (isBehind()) return false;
    show({ step: 'saved', at: Date.now() });
    return true;
  }

  async function sendNext(): Promise<boolean> {
    if (rests()) return false;
    unanswered ??= { key: newIdempotencyKey(), form: store.read() };
    keepNow();
    show({ step: 'sending' });
    const { key, form } = unanswered;
    const saved =
      id === null || server === null
        ? await calls.create(form, key)
        : await calls.save(id, form, server.version, key);
    const isNew = id === null;
    if (isNew) keep(null, null);
    id = saved.id;
    registration = saved;
    server = { form, version: saved.version };
    unanswered = null;
    keepNow();
    if (isNew) hears.onMade?.(saved.id);
    hears.onSaved?.();
    return !rests();
  }

  /** Where nobody is at the form any more it stands on the device as it was sent: whoever opens it again goes on from there. */
  function handleFailure(error: unknown): AfterFailure {
    const isRefused = error instanceof ApiError && isDefiniteRefusal(error);
    if (isRefused) unanswered = null;
    keepNow();
    if (settleConflict(error)) return rests() ? 'never' : 'now';
    const message = errorMessage(error);
    if (isRefused) show({ step: 'refused', message, fields: error.fields });
    else show({ step: 'waiting', message });
    return isRefused ? 'never' : 'later';
  }

  /** True: the other device's changes are in the form, or a person decides. */
  function settleConflict(error: unknown): boolean {
    const current = currentOf(error, registrationSchema);
    if (!current || !server) return false;
    if (!current.may_edit) {
      show({ step: 'closed', current });
      return true;
    }
    const merged = mergeForms(server.form, store.read(), current.form);
    if (merged.conflicts.length > 0) {
      show({ step: 'conflict', current, merged });
      return true;
    }
    mergedBy = current.updated_by?.name ?? current.entered_by.name;
    takeOver(current, merged.form);
    return true;
  }

  function takeOver(current: Registration, form: RegistrationForm): void {
    server = { form: current.form, version: current.version };
    store.replace(form);
    keepNow();
  }

  const handleTyped = () => {
    keepNow();
    // What is on its way finds by itself what was typed since.
    if (isHeld() || state().step === 'sending') return;
    if (state().step !== 'waiting') show({ step: 'typed' });
    retry.runIn(REST);
  };

  return {
    state,
    subscribe,
    id: () => id,
    registration: () => registration,
    mergedBy: () => mergedBy,
    flush: async () => {
      await retry.run();
      return state().step === 'saved' && id !== null && server ? { id, version: server.version } : null;
    },
    resolve: (form) => {
      const held = state();
      if (held.step !== 'conflict') return;
      show({ step: 'typed' });
      takeOver(held.current, form);
      retry.runIn(0);
    },
    leave: () => {
      stop();
      keep(id, null);
    },
    start: (listening) => {
      hears = listening;
      const stopHearing = store.subscribe(handleTyped);
      stop = retry.start();
      if (isBehind()) handleTyped();
      return () => {
        stop();
        stopHearing();
      };
    },
  };
}

/** Parts that nobody typed in are the same objects, so that a letter costs little. */
const differs = (one: RegistrationForm, other: RegistrationForm) =>
  (Object.keys(one) as Part[]).some(
    (part) => one[part] !== other[part] && JSON.stringify(one[part]) !== JSON.stringify(other[part]),
  );
