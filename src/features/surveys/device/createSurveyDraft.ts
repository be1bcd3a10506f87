import type { TypedFindings } from '@/lib/registration/surveyErrors';
import { createStore } from '@/lib/store/createStore';
import { newId, type KeptSurvey } from './KeptSurvey';
import type { PhotoContent, SurveyStore } from './SurveyStore';

/** What a person changes of a visit, beside its findings and photos. */
export type SurveyChange = Partial<Pick<KeptSurvey, 'position' | 'noPosition' | 'visitedAt'>>;

export interface DraftState {
  survey: KeptSurvey;
  /** Why the last change is not on the device; null: everything is. */
  problem: Error | null;
  /** Photos that are being made small. */
  adding: number;
}

/** A visit as it is filled: each change is on the device at once. */
export interface SurveyDraft {
  state: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  /** Something was found. */
  find: (findings: Partial<TypedFindings>) => void;
  /** Anything else was typed. */
  change: (change: SurveyChange) => void;
  addPhotos: (files: readonly File[]) => Promise<void>;
  removePhoto: (photoId: string) => Promise<void>;
  /** Puts it into the queue. False: the device could not keep that, and it is a draft still. */
  submit: () => Promise<boolean>;
}

/** Which paths of the call a change is about. */
const PATHS: Record<keyof SurveyChange, readonly string[]> = {
  position: ['position', 'no_position'],
  noPosition: ['no_position'],
  visitedAt: ['visited_at'],
};

const PHOTO_PATHS = ['photos', 'files'];

/** What of a change is not there yet. */
const changedIn = <T extends object>(before: T, change: Partial<T>): (keyof T & string)[] =>
  (Object.keys(change) as (keyof T & string)[]).filter((name) => change[name] !== before[name]);

/** Makes a photo small; gives the file itself where it can't be drawn. */
export type Shrink = (file: File) => Promise<Blob>;

/**
 * The draft of one visit. Every change is written as it is made, in order; one that the device cannot keep is said, and
 * tried again with the next one, which holds it as well.
 */
export function createSurveyDraft(initial: KeptSurvey, store: SurveyStore, shrink: Shrink): SurveyDraft {
  const start: DraftState = { survey: initial, problem: null, adding: 0 };
  const { get: state, set, subscribe } = createStore(start);
  const show = (change: Partial<DraftState>) => set({ ...state(), ...change });

  async function keep(survey: KeptSurvey, write: () => Promise<void>): Promise<boolean> {
    show({ survey });
    try {
      await write();
      // Whatever could not be kept before is part of what was kept now.
      show({ problem: null });
      return true;
    } catch (error) {
      show({ problem: error instanceof Error ? error : new Error(String(error)) });
      return false;
    }
  }
  const put = (change: Partial<KeptSurvey>) => {
    const survey = { ...state().survey, ...change };
    return keep(survey, () => store.put(survey));
  };
  /** The survey without what the server said of these paths and their parts: it was about what stood there before. */
  const withoutRefusalOf = (paths: readonly string[]): KeptSurvey => {
    const { survey } = state();
    if (!survey.refusal) return survey;
    const isOf = (part: string) => paths.some((path) => part === path || part.startsWith(`${path}.`));
    const fields = Object.entries(survey.refusal.fields).filter(([path]) => !isOf(path));
    return { ...survey, refusal: { ...survey.refusal, fields: Object.fromEntries(fields) } };
  };

  async function addPhoto(file: File): Promise<void> {
    const photoId = newId();
    let content: PhotoContent;
    try {
      const small = await shrink(file);
      // What this browser can't draw the server can't either, and by then nobody is at the house any more.
      if (small === file) throw new Error('not drawn');
      content = { type: small.type || file.type, bytes: await small.arrayBuffer() };
    } catch (error) {
      return show({
        problem: new Error(`Foto ${file.name} tidak dapat dibaca. Ambil lagi.`, { cause: error }),
      });
    }
    const photo = { id: photoId, name: file.name || 'foto.jpg', bytes: content.bytes.byteLength };
    const before = state().survey.refusal;
    const survey = { ...withoutRefusalOf(PHOTO_PATHS), photos: [...state().survey.photos, photo] };
    if (await keep(survey, () => store.putPhoto(survey, photoId, content))) return;
    // It is not on the device, so it does not look as if it were.
    const { problem } = state();
    const refusal = state().survey.refusal === survey.refusal ? before : state().survey.refusal;
    await put({ refusal, photos: state().survey.photos.filter(({ id }) => id !== photoId) });
    show({ problem });
  }

  return {
    state,
    subscribe,
    find: (findings) => {
      const paths = changedIn(state().survey.findings, findings).map((name) => `findings.${name}`);
      void put({ ...withoutRefusalOf(paths), findings: { ...state().survey.findings, ...findings } });
    },
    change: (change) => {
      const paths = changedIn<Required<SurveyChange>>(state().survey, change).flatMap((name) => PATHS[name]);
      void put({ ...withoutRefusalOf(paths), ...change });
    },
    addPhotos: async (files) => {
      show({ adding: state().adding + files.length });
      for (const file of files) {
        await addPhoto(file);
        show({ adding: state().adding - 1 });
      }
    },
    removePhoto: async (photoId) => {
      const photos = state().survey.photos.filter(({ id }) => id !== photoId);
      const survey = { ...withoutRefusalOf(PHOTO_PATHS), photos };
      await keep(survey, () => store.removePhoto(survey, photoId));
    },
    submit: async () => {
      const before = state().survey.step;
      if (await put({ step: 'waiting', refusal: null })) return true;
      show({ survey: { ...state().survey, step: before } });
      return false;
    },
  };
}
