import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Db } from '../platform/db/connect';
import type { StaffCall } from '../platform/http/route';

/** The columns that every simple master has. */
export type MasterTable = PgTable & Record<'id' | 'code' | 'active' | 'version', PgColumn>;

type SwitchCall = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>;

/** One simple master: where it is kept and what it is called. `server/masters/kinds` has them all. */
export interface MasterKind<R extends Master = Master, W extends MasterWrite = MasterWrite> {
  /** As a sentence begins with it: `Finance`. */
  noun: string;
  /** Kind of record in the log; upper case it begins the actions' names. */
  record: string;
  table: MasterTable;
  /** Rows as the contract has them, with the number of their uses, by code. */
  read: (db: Db, where?: SQL) => Promise<R[]>;
  /** What is written, as the table names it. */
  toColumns: (write: W) => Record<string, unknown>;
  /** A row as it would be written; for the log. */
  written: (row: R) => W;
  /** What uses it, in words: `24 kontrak`. */
  usedBy: (row: R) => string;
  /** What else happens, in the same transaction, when a record was switched on or off. */
  switched?: (call: SwitchCall, row: R) => Promise<void>;
  /** What is wrong with a write among the records that there are, beside its field. Runs under the master's lock. */
  check?: (
    db: Db,
    write: W,
    context: { before: R | undefined; today: string; now: Date },
  ) => Promise<FieldErrors>;
  /** Left out: each record stands for itself. */
  together?: Together<R, W>;
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
