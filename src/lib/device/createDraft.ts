import { createStore } from '../store/createStore';
import type { RecordStore } from './DeviceStore';
import { newId, type KeptPhoto, type KeptRecord, type PhotoContent } from './KeptRecord';

export interface DraftState<R> {
  record: R;
  /** Why the last change is not on the device; null: everything is. */
  problem: Error | null;
  /** Photos that are being made small. */
  adding: number;
}

/** A record as it is filled: each change is on the device at once. */
export interface Draft<R> {
  state: () => DraftState<R>;
  subscribe: (listener: () => void) => () => void;
  /** Something was typed or chosen. */
  change: (change: Partial<R>) => void;
  addPhotos: (files: readonly File[]) => Promise<void>;
  removePhoto: (photoId: string) => Promise<void>;
  /** Keeps a picture as it is, in place of the one that had its id: a signature. */
  putPicture: (picture: Pick<KeptPhoto, 'id' | 'name'>, content: Blob) => Promise<void>;
  /**
   * Puts it into the queue, as `RecordStore.finish`. Null: that could not be kept, and it is a draft still.
   * @param onKept told before anybody who draws the draft, so that it is not drawn once more
   */
  finish: (
    complete?: (record: R, others: readonly R[]) => R,
    onKept?: (record: R) => void,
  ) => Promise<R | null>;
}

/** Makes a photo small; gives the file itself where it can't be drawn. */
export type Shrink = (file: File) => Promise<Blob>;

export interface DraftOptions<R extends KeptRecord> {
  store: Pick<RecordStore<R>, 'put' | 'putPhoto' | 'removePhoto' | 'finish'>;
  shrink: Shrink;
  /** Which paths of the call a field is about: what the server said of them is over when it changes. */
  pathsOf: (field: keyof R & string, change: Partial<R>, before: R) => readonly string[];
  /** The same of a picture. Default: those of all photos. */
  pathsOfPhoto?: (photoId: string) => readonly string[];
}

/** What of a change is not there yet. */
export const changedIn = <T extends object>(before: T, change: Partial<T>): (keyof T & string)[] =>
  (Object.keys(change) as (keyof T & string)[]).filter((name) => change[name] !== before[name]);

const PHOTO_PATHS = ['photos', 'files'];

/**
 * The draft of one record. Every change is written as it is made, in order; one that the device cannot keep is said, and
 * tried again with the next one, which holds it as well.
 */
export function createDraft<R extends KeptRecord>(
  initial: R,
  { store, shrink, pathsOf, pathsOfPhoto = () => PHOTO_PATHS }: DraftOptions<R>,
): Draft<R> {
  const start: DraftState<R> = { record: initial, problem: null, adding: 0 };
  const { get: state, set, subscribe } = createStore(start);
  const show = (change: Partial<DraftState<R>>) => set({ ...state(), ...change });

  async function keep(record: R, write: () => Promise<void>): Promise<boolean> {
    show({ record });
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
  const put = (record: R) => keep(record, () => store.put(record));
  /** The record without what the server said of these paths and their parts: it was about what stood there before. */
  const withoutRefusalOf = (paths: readonly string[]): R => {
    const { record } = state();
    if (!record.refusal) return record;
    const isOf = (part: string) => paths.some((path) => part === path || part.startsWith(`${path}.`));
    const fields = Object.entries(record.refusal.fields).filter(([path]) => !isOf(path));
    return { ...record, refusal: { ...record.refusal, fields: Object.fromEntries(fields) } };
  };

  async function addPhoto(file: File): Promise<void> {
    const photoId = newId();
    let content: PhotoContent;
    try {
      const small = await shrink(file);
      // What this browser can't draw the server can't either, and by then nobody is at the door any more.
      if (small === file) throw new Error('not drawn');
      content = { type: small.type || file.type, bytes: await small.arrayBuffer() };
    } catch (error) {
      const problem = new Error(`Foto ${file.name} tidak dapat dibaca. Ambil lagi.`, { cause: error });
      return show({ problem });
    }
    await putContent({ id: photoId, name: file.name || 'foto.jpg' }, content);
  }

  async function putContent(picture: Pick<KeptPhoto, 'id' | 'name'>, content: PhotoContent): Promise<void> {
    const { record: had } = state();
    const photo = { ...picture, bytes: content.bytes.byteLength };
    const others = had.photos.filter(({ id }) => id !== photo.id);
    const record = { ...withoutRefusalOf(pathsOfPhoto(photo.id)), photos: [...others, photo] };
    if (await keep(record, () => store.putPhoto(record, photo.id, content))) return;
    // It is not on the device, so it does not look as if it were.
    const { problem } = state();
    const refusal = state().record.refusal === record.refusal ? had.refusal : state().record.refusal;
    const photos = state().record.photos.filter(({ id }) => id !== photo.id);
    await put({ ...state().record, refusal, photos });
    show({ problem });
  }

  return {
    state,
    subscribe,
    change: (change) => {
      const { record } = state();
      const paths = changedIn(record, change).flatMap((field) => pathsOf(field, change, record));
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
      const photos = state().record.photos.filter(({ id }) => id !== photoId);
      const record = { ...withoutRefusalOf(pathsOfPhoto(photoId)), photos };
      await keep(record, () => store.removePhoto(record, photoId));
    },
    putPicture: async (picture, content) =>
      putContent(picture, { type: content.type, bytes: await content.arrayBuffer() }),
    finish: async (complete = (record) => record, onKept) => {
      try {
        const record = await store.finish(state().record, (others) => complete(state().record, others));
        onKept?.(record);
        show({ record, problem: null });
        return record;
      } catch (error) {
        show({ problem: error instanceof Error ? error : new Error(String(error)) });
        return null;
      }
    },
  };
}
