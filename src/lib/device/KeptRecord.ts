import type { KeptPhoto, Refusal, Step } from './keptRecordSchema';

export type { KeptPhoto, Refusal, Step } from './keptRecordSchema';

/** What every record on a device has, whatever its kind. */
export interface KeptRecord {
  /** Made on the device, and its id on the server too, so that it is kept once there. */
  id: string;
  /** Staff id of whose it is; seen by nobody else, and sent under no other name. */
  owner: string;
  step: Step;
  /** What it shows; their content stands beside it. */
  photos: readonly KeptPhoto[];
  refusal: Refusal | null;
  /** When the server said that it has it, ISO 8601. */
  sentAt: string | null;
}

/** A photo as it is kept. Bytes and no Blob: some phones lose the file behind one. */
export interface PhotoContent {
  type: string;
  bytes: ArrayBuffer;
}

/** What is on this device alone: whoever loses it has lost somebody's work. */
export const isUnsent = ({ step }: Pick<KeptRecord, 'step'>): boolean => step !== 'sent';

/** A random UUID; `randomUUID` is missing on pages served over plain http. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
