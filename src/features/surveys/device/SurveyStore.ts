import type { KeptSurvey, Refusal, SurveyFacts } from './KeptSurvey';

/** The database of this browser that holds them. */
export const SURVEY_DATABASE = 'angsur-survei';

/** `full`: no room; `missing`: nothing is kept here at all; `elsewhere`: another tab has put it into the queue. */
export type SurveyStoreProblem = 'full' | 'missing' | 'elsewhere';

/** The device could not keep something; what it kept before is still there. */
export class SurveyStoreError extends Error {
  override readonly name = 'SurveyStoreError';
  readonly kind: SurveyStoreProblem;

  constructor(kind: SurveyStoreProblem, cause?: unknown) {
    super(WORDS[kind], { cause });
    this.kind = kind;
  }
}

const WORDS: Record<SurveyStoreProblem, string> = {
  full: 'Penyimpanan perangkat penuh. Yang terakhir belum tersimpan; hapus foto atau aplikasi lain, lalu coba lagi.',
  missing:
    'Peramban ini tidak dapat menyimpan survei, misalnya karena mode penyamaran. Buka Angsur di jendela biasa.',
  elsewhere: 'Survei ini sudah disimpan untuk dikirim dari tab lain. Muat ulang halaman ini.',
};

/** A photo as it is kept. Bytes and no Blob: some phones lose the file behind one. */
export interface PhotoContent {
  type: string;
  bytes: ArrayBuffer;
}

/** Where visits are on this device until the server has them. Writes happen in the order in which they were asked for. */
export interface SurveyStore {
  /** A person's visits, the oldest first. */
  list: (owner: string) => Promise<KeptSurvey[]>;
  /** The visit as a person left it, while it is theirs to change: what waits or was sent stays. @throws SurveyStoreError */
  put: (survey: KeptSurvey) => Promise<void>;
  /** The same, and the content of a photo that it names from now on: both or neither. @throws SurveyStoreError */
  putPhoto: (survey: KeptSurvey, photoId: string, content: PhotoContent) => Promise<void>;
  /** The same, without the content of a photo that it names no more. */
  removePhoto: (survey: KeptSurvey, photoId: string) => Promise<void>;
  /** The server refused a visit that waits; nothing where it waits no more. */
  refuse: (survey: KeptSurvey, refusal: Refusal) => Promise<void>;
  /** Null: the device has lost it. */
  photo: (owner: string, surveyId: string, photoId: string) => Promise<PhotoContent | null>;
  /** The server has the visit: its photos are dropped, and that it was sent stays to be seen. */
  settle: (survey: KeptSurvey) => Promise<void>;
  /** The visit and its photos. */
  remove: (survey: KeptSurvey) => Promise<void>;
  /** What a person needs on the way, the registration that was read last first. */
  listFacts: (owner: string) => Promise<SurveyFacts[]>;
  putFacts: (owner: string, facts: SurveyFacts) => Promise<void>;
  removeFacts: (owner: string, registrationId: number) => Promise<void>;
  /** Says when anything changed, in this tab or another. */
  subscribe: (listener: () => void) => () => void;
}
