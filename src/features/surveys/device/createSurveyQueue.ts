import type { Registration } from '@/lib/contract/registrations';
import type { SurveyBody } from '@/lib/contract/surveys';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { isConflict } from '@/lib/http/conflict';
import { isDefiniteRefusal } from '@/lib/http/idempotencyKeys';
import { createRetry, type AfterFailure } from '@/lib/retry/createRetry';
import { createStore } from '@/lib/store/createStore';
import type { SurveyFindings } from '@/lib/contract/surveyFindings';
import type { KeptPhoto, KeptSurvey, Refusal } from './KeptSurvey';
import { SurveyStoreError, type PhotoContent, type SurveyStore } from './SurveyStore';

/** Pauses between tries where no answer comes, ms; the last one goes on. */
const PAUSES = [3000, 10_000, 30_000, 60_000];

/** How far the visit is that is on its way. */
export type Sending =
  | { step: 'photo'; nth: number; of: number; waiting: boolean }
  | { step: 'survey' }
  /** Tried again by itself. */
  | { step: 'pause'; message: string }
  /** Goes on when the same person has signed in again. */
  | { step: 'session' };

/** What is on its way now, and how far. */
export interface QueueState {
  surveyId: string;
  sending: Sending;
}

export interface SurveyCalls {
  /** Sends a photo, or finds the one that was sent before; gives its id there. */
  photo: (
    survey: KeptSurvey,
    photo: KeptPhoto,
    content: PhotoContent,
    hears: { signal: AbortSignal; onWaiting: (waiting: boolean) => void },
  ) => Promise<number>;
  survey: (registrationId: number, body: SurveyBody, signal: AbortSignal) => Promise<Registration>;
}

export interface SurveyQueueOptions {
  /** Whose visits are sent; the calls speak in this person's name. */
  owner: string;
  store: SurveyStore;
  calls: SurveyCalls;
  /** Says `online` when there is a connection again: the window. */
  network: EventTarget;
  /** The server has a visit. */
  onSent?: (registration: Registration) => void;
  /** The session is over. */
  onUnauthorized?: () => void;
}

/** Brings visits from the device to the server, one after the other. */
export interface SurveyQueue {
  state: () => QueueState | null;
  subscribe: (listener: () => void) => () => void;
  /** Sends what waits, now. */
  run: () => Promise<void>;
  /** Begins to send by itself; returns what ends it. */
  start: () => () => void;
}

/**
 * The queue of one person on this device. A visit is sent as it stands there, under the keys that were made with it:
 * whatever is cut off is sent again the same, and the server keeps it once. It leaves the device when the server has said
 * that it has it, and never before; what the server refuses stays, with the reason. Two tabs may send the same at once: it is the same.
 */
export function createSurveyQueue(options: SurveyQueueOptions): SurveyQueue {
  const { owner, store, calls, network } = options;
  const { get: state, set: show, subscribe } = createStore<QueueState | null>(null);
  const { run, start } = createRetry({
    work: sendNext,
    onFailure: handleFailure,
    pauses: PAUSES,
    network,
  });

  async function sendNext(signal: AbortSignal): Promise<boolean> {
    const next = (await store.list(owner)).find(({ step }) => step === 'waiting');
    if (!next || signal.aborted) {
      show(null);
      return false;
    }
    try {
      await send(next, signal);
    } catch (error) {
      const refusal = refusalOf(error);
      if (signal.aborted || !refusal) throw error;
      await store.refuse(next, refusal);
    }
    return true;
  }

  async function send(survey: KeptSurvey, signal: AbortSignal): Promise<void> {
    for (let round = 1; ; round++) {
      const photos = await sendPhotos(survey, signal);
      show({ surveyId: survey.id, sending: { step: 'survey' } });
      try {
        const registration = await calls.survey(survey.facts.registrationId, bodyOf(survey, photos), signal);
        await store.settle({ ...survey, step: 'sent', refusal: null, sentAt: new Date().toISOString() });
        options.onSent?.(registration);
        return;
      } catch (error) {
        // Photos that nothing holds are removed after a week; they are still here, and go once more.
        const areGone = error instanceof ApiError && error.fields.files !== undefined;
        if (!areGone || round > 1) throw error;
      }
    }
  }

  async function sendPhotos(survey: KeptSurvey, signal: AbortSignal): Promise<number[]> {
    const ids: number[] = [];
    for (const [index, photo] of survey.photos.entries()) {
      const tell = (waiting: boolean) =>
        show({
          surveyId: survey.id,
          sending: { step: 'photo', nth: index + 1, of: survey.photos.length, waiting },
        });
      tell(false);
      const content = await store.photo(owner, survey.id, photo.id);
      if (!content) throw new LostPhoto(index + 1);
      ids.push(await calls.photo(survey, photo, content, { signal, onWaiting: tell }));
    }
    return ids;
  }

  function handleFailure(error: unknown): AfterFailure {
    const surveyId = state()?.surveyId ?? '';
    if (error instanceof ApiError && error.status === 401) {
      show({ surveyId, sending: { step: 'session' } });
      options.onUnauthorized?.();
      return 'never';
    }
    show({ surveyId, sending: { step: 'pause', message: wordsOf(error) } });
    return 'later';
  }

  return {
    state,
    subscribe,
    run,
    start: () => {
      const stop = start();
      // A host may have called a session over that lives on.
      const handleOnline = () => {
        if (state()?.sending.step === 'session') void run();
      };
      network.addEventListener('online', handleOnline);
      void run();
      return () => {
        network.removeEventListener('online', handleOnline);
        stop();
      };
    },
  };
}

/** The device has lost a photo; the visit stays, and a person decides. */
class LostPhoto extends Error {
  constructor(nth: number) {
    super(
      `Foto ${nth} tidak ada lagi di perangkat ini. Hapus dari survei, ambil yang baru bila bisa, lalu kirim lagi.`,
    );
  }
}

function refusalOf(error: unknown): Refusal | null {
  const at = new Date().toISOString();
  if (error instanceof LostPhoto) {
    return { message: error.message, fields: { photos: error.message }, moved: false, at };
  }
  if (!(error instanceof ApiError) || !isDefiniteRefusal(error)) return null;
  const moved =
    isConflict(error) && typeof error.data === 'object' && error.data !== null && 'current' in error.data;
  return { message: errorMessage(error), fields: error.fields, moved, at };
}

const wordsOf = (error: unknown) => (error instanceof SurveyStoreError ? error.message : errorMessage(error));

/** A visit as the call has it. It was checked when it was put here; what is still open the server names. */
function bodyOf(survey: KeptSurvey, photos: number[]): SurveyBody {
  return {
    id: survey.id,
    visited_at: survey.visitedAt,
    position: survey.position,
    no_position: survey.position ? '' : survey.noPosition.trim(),
    findings: survey.findings as SurveyFindings,
    photos,
  };
}
