import type { KeptRecord } from './KeptRecord';

/** The database of this browser that holds what a phone keeps. */
export const DEVICE_DATABASE = 'angsur-perangkat';

/**
 * `records` by owner, kind and id; `photos` by owner, kind, id and photo; `facts` by owner, kind and key. The owner is in
 * every key, so nobody is ever given what is another's.
 */
export const TABLES = ['records', 'photos', 'facts'] as const;
export type Table = (typeof TABLES)[number];
export type Key = readonly string[];

/** A record with what the queue reads of it. */
export interface Row {
  owner: string;
  kind: string;
  id: string;
  /** Sent in order within it. */
  lane: string;
  /** Which it was of those put into the queue, from 1; kept when it is mended. 0: never yet. */
  nth: number;
  record: KeptRecord;
}

/** One step of a change. `delete`: whatever has a key that begins so. */
export type Op =
  | { do: 'put'; table: Table; key: Key; value: unknown }
  | { do: 'delete'; table: Table; under: Key };

/** Where it all lies. Changes happen in the order in which they were asked for. */
export interface Disk {
  /** Undefined: there is none. */
  get: (table: Table, key: Key) => Promise<unknown>;
  /** What has a key that begins so, by key. */
  list: (table: Table, under: Key) => Promise<unknown[]>;
  /**
   * Reads the records below a key and does what `decide` makes of them: all of it or nothing, and nothing between. Where
   * `decide` throws nothing is changed. `lasting`: not said to be done before it outlives a dead battery.
   * @throws DeviceStoreError
   */
  change: (under: Key, decide: (rows: readonly Row[]) => readonly Op[], lasting?: boolean) => Promise<void>;
  /** Says when anything changed, in this tab or another. */
  subscribe: (listener: () => void) => () => void;
}
