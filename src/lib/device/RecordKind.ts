import type * as z from 'zod/mini';
import type { KeptPhoto, KeptRecord, PhotoContent, Refusal } from './KeptRecord';

/** A kind of record that a phone keeps and sends. */
export interface RecordKind<R extends KeptRecord> {
  /** In every key: another one would find nothing of what lies on phones. */
  name: string;
  /** What a newer or older version wrote otherwise stays on the device, and is neither shown nor sent. */
  schema: z.ZodMiniType<R>;
  /** What must arrive in order, whatever kind it is: `kontrak 12`. One lane never stops another. */
  laneOf: (record: R) => string;
  /** When it was made, ISO 8601: lists have the oldest first. */
  madeAt: (record: R) => string;
  /** Why a person's change of what lies there is not kept, in words: something was given to somebody. Left out: each is. */
  changeError?: (had: R, changed: R) => string | null;
  /** What follows a refused one in its lane waits until that is mended or removed; left out: it goes. */
  holdsWhenRefused?: boolean;
}

/** What is heard of a photo on its way. */
export interface Hears {
  signal: AbortSignal;
  /** Whether the connection is waited for. */
  onWaiting: (waiting: boolean) => void;
}

/** How records of a kind are sent, in one person's name whoever has signed in meanwhile. */
export interface Sender<R extends KeptRecord, Answer = unknown> {
  /** Sends a photo, or finds the one that was sent before; gives its id on the server. Left out: the kind has none. */
  photo?: (record: R, photo: KeptPhoto, content: PhotoContent, hears: Hears) => Promise<number>;
  /** Sends the record, the same to the letter however often. `photos`: their ids on the server, in order. */
  record: (record: R, photos: number[], signal: AbortSignal) => Promise<Answer>;
  /** The server has it. */
  onSent?: (answer: Answer, record: R) => void;
  /** What an error says for good, to be mended by a person; null: it goes again by itself. Default: `refusalOf`. */
  refusalOf?: (error: unknown) => Refusal | null;
}

/** A kind of thing that is kept for reading alone: whom to visit, the plan of a day. */
export interface FactKind<F> {
  /** In every key. */
  name: string;
  schema: z.ZodMiniType<F>;
  /** One per person and key. */
  keyOf: (fact: F) => string;
}
