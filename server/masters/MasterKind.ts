import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Master, MasterSwitch, MasterWrite } from '@/lib/contract/masters';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Db } from '../platform/db/connect';
import type { StaffCall } from '../platform/http/route';

/** The columns that every simple master has. */
export type MasterTable = PgTable & Record<'id' | 'code' | 'active' | 'version', PgColumn>;

export type BoundCall = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** By whom and when records are read. */
export type ReadAt = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>;

/** One simple master: where it is kept and what it is called. `server/masters/kinds` has them all. */
export interface MasterKind<R extends Master = Master, W extends MasterWrite = MasterWrite> {
  /** As a sentence begins with it: `Finance`. */
  noun: string;
  /** Kind of record in the log; upper case it begins the actions' names. */
  record: string;
  table: MasterTable;
  /** Rows as the contract has them, with the number of their uses, by code. */
  read: (at: ReadAt, where?: SQL) => Promise<R[]>;
  /** What is written, as the table names it. */
  toColumns: (write: W) => Record<string, unknown>;
  /** A row as it would be written; for the log. */
  written: (row: R) => W;
  /** What uses it, in words: `24 kontrak`. */
  usedBy: (row: R) => string;
  /** What comes before the record is held, since it locks what others hold before they refer to it. */
  switching?: (call: BoundCall, id: string, asked: MasterSwitch) => Promise<void>;
  /** What else happens, in the same transaction, when a record was switched on or off. */
  switched?: (call: ReadAt, row: R) => Promise<void>;
  /**
   * What of a write a second person decides: what is written at once, and how the rest is asked for once it is. Runs under the
   * master's lock; null: all is written at once. Left out: it always is.
   */
  bound?: (call: BoundCall, write: W, before: R | undefined) => Promise<BoundWrite<W> | null>;
  /** What is wrong with a write among the records that there are, beside its field. Runs under the master's lock. */
  check?: (call: ReadAt, write: W, context: { before: R | undefined; today: string }) => Promise<FieldErrors>;
  /** Left out: each record stands for itself. */
  together?: Together<R, W>;
}

/** A write of which something waits. */
export interface BoundWrite<W> {
  write: W;
  ask: (record: { id: number; version: number }) => Promise<unknown>;
}

/** What a master needs whose records refer to each other and keep rules as a whole. All of it runs under its lock. */
export interface Together<R extends Master, W extends MasterWrite> {
  /** Columns of a new record beyond what is written. */
  start: Record<string, unknown>;
  /** Writes what of a record stands in other tables. */
  save: (db: Db, id: number, write: W) => Promise<void>;
  /** What holds no more after writing the record `id`, beside its field; it is undone then. */
  breaks: (before: readonly R[], after: readonly R[], id: number) => FieldErrors;
  /** Who refers to a record, in words: it can't be deleted then. */
  referredBy: (row: R, rows: readonly R[]) => string | null;
  /** A record's fields for the log, each a text or number. */
  logged: (row: R, rows: readonly R[]) => Record<string, unknown>;
}
