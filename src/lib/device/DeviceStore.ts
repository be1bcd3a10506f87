import type { Row } from './Disk';
import type { KeptRecord, PhotoContent, Refusal } from './KeptRecord';
import type { FactKind, RecordKind } from './RecordKind';

/** Records of one kind, until the server has them. Writes happen in the order in which they were asked for. */
export interface RecordStore<R extends KeptRecord> {
  /** A person's, the oldest first. */
  list: (owner: string) => Promise<R[]>;
  /**
   * Makes a record out of those of a person that are here, with nothing between, in any tab: the next number of a block.
   * `make` gives null where none is to be made. @throws DeviceStoreError, and what `make` throws
   */
  make: (owner: string, make: (kept: readonly R[]) => R | null) => Promise<R | null>;
  /** The record as its owner left it, while it is theirs to change: what waits or was sent stays. @throws DeviceStoreError */
  put: (record: R) => Promise<void>;
  /** The same, and the content of a photo that it names from now on: both or neither. @throws DeviceStoreError */
  putPhoto: (record: R, photoId: string, content: PhotoContent) => Promise<void>;
  /** The same, without the content of a photo that it names no more. */
  removePhoto: (record: R, photoId: string) => Promise<void>;
  /**
   * Puts into the queue what `complete` makes of a record, in one step with seeing the person's others of its kind, as they
   * lie there: no tab comes between. @throws DeviceStoreError; what `complete` throws, and nothing was changed then
   */
  finish: (record: R, complete: (others: readonly R[]) => R) => Promise<R>;
  /** The server refused a record that waits; nothing where it waits no more. */
  refuse: (record: R, refusal: Refusal) => Promise<void>;
  /** Null: the device has lost it. */
  photo: (owner: string, id: string, photoId: string) => Promise<PhotoContent | null>;
  /** The server has the record: its photos are dropped, and that it was sent stays to be seen. */
  settle: (record: R) => Promise<void>;
  /**
   * The record and its photos, put aside by its owner; nothing where there is none. @param mayGo of what lies there
   * @throws DeviceStoreError: it waits, was sent, or may not
   */
  discard: (record: R, mayGo: (had: R) => boolean) => Promise<void>;
  /** The record and its photos. */
  remove: (record: R) => Promise<void>;
  /** Says when anything on the device changed, in this tab or another. */
  subscribe: (listener: () => void) => () => void;
}

/** What is kept for reading. */
export interface FactStore<F> {
  list: (owner: string) => Promise<F[]>;
  put: (owner: string, facts: readonly F[]) => Promise<void>;
  /** These and no others: the day as it was read last, all or nothing. */
  replace: (owner: string, facts: readonly F[]) => Promise<void>;
  remove: (owner: string, keys: readonly string[]) => Promise<void>;
}

/** What this browser keeps, of every kind. */
export interface DeviceStore {
  records: <R extends KeptRecord>(kind: RecordKind<R>) => RecordStore<R>;
  facts: <F>(kind: FactKind<F>) => FactStore<F>;
  /** A person's records in the order in which they were put into the queue; those that never were stand first. */
  rows: (owner: string) => Promise<Row[]>;
  /** How many records of each kind only this device has. */
  unsent: (owner: string) => Promise<ReadonlyMap<string, number>>;
  /** After signing out: what was only read or is sent already goes; what the server does not have stays for its owner. */
  forget: (owner: string) => Promise<void>;
  /** Says when anything changed, in this tab or another. */
  subscribe: (listener: () => void) => () => void;
}
