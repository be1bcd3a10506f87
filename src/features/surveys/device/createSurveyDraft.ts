import type { TypedFindings } from '@/lib/registration/surveyErrors';
import { newId, type KeptSurvey } from './KeptSurvey';
import type { PhotoContent, SurveyShelf } from './SurveyShelf';

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

/** Makes a photo small; gives the file itself where it can't be drawn. */
export type Shrink = (file: File) => Promise<Blob>;

/**
 * The draft of one visit. Every change is written as it is made, in order; one that the device cannot keep is said, and
 * tried again with the next one, which holds it as well.
 */
export function createSurveyDraft(initial: KeptSurvey, shelf: SurveyShelf, shrink: Shrink): SurveyDraft {
  let state: DraftState = { survey: initial, problem: null, adding: 0 };
  const listeners = new Set<() => void>();

  const show = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };

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
    const survey = { ...state.survey, ...change };
    return keep(survey, () => shelf.put(survey));
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
    const survey = { ...state.survey, photos: [...state.survey.photos, photo] };
    if (await keep(survey, () => shelf.putPhoto(survey, photoId, content))) return;
    // It is not on the device, so it does not look as if it were.
    const { problem } = state;
    await put({ photos: state.survey.photos.filter(({ id }) => id !== photoId) });
    show({ problem });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    find: (findings) => void put({ findings: { ...state.survey.findings, ...findings } }),
    change: (change) => void put(change),
    addPhotos: async (files) => {
      show({ adding: state.adding + files.length });
      for (const file of files) {
        await addPhoto(file);
        show({ adding: state.adding - 1 });
      }
    },
    removePhoto: async (photoId) => {
      const photos = state.survey.photos.filter(({ id }) => id !== photoId);
      const survey = { ...state.survey, photos };
      await keep(survey, () => shelf.removePhoto(survey, photoId));
    },
    submit: async () => {
      const before = state.survey.step;
      if (await put({ step: 'waiting', refusal: null })) return true;
      show({ survey: { ...state.survey, step: before } });
      return false;
    },
  };
}
