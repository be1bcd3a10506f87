/** How far a record is that is on its way. */
export type Sending =
  | { step: 'photo'; nth: number; of: number; waiting: boolean }
  | { step: 'record' }
  /** Tried again by itself. */
  | { step: 'pause'; message: string }
  /** Goes on when the same person has signed in again. */
  | { step: 'session' };

/** What is on its way now, by the ids of the records; what waits for its turn is not in it. */
export type QueueState = ReadonlyMap<string, Sending>;

export const NOTHING_SENT: QueueState = new Map();
