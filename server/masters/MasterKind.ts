import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import type { Db } from '../platform/db/connect';

/** The columns that every simple master has. */
export type MasterTable = PgTable & Record<'id' | 'code' | 'active' | 'version', PgColumn>;

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
}
