import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connection, Db } from '../db/connect';

/** Rows that travel from the database at a time: few enough to hold, enough to keep it busy. */
const BATCH = 1000;

/** A row by its columns' names; dates and 64-bit numbers are text, as PostgreSQL writes them. */
export type Row = Record<string, string | number | null>;

/** The database as it stood at one moment: what is counted and what is read afterwards are the same rows. */
export interface Snapshot {
  db: Db;
  /** The rows of a query, some at a time; the whole is never held. */
  batches(query: SQL): AsyncGenerator<Row[]>;
  /** Gives the connection back; may be called twice. Whoever opened it must. */
  close(): Promise<void>;
}

/**
 * Opens one on a connection of its own: to the replica where there is one that has everything which is committed now, or
 * to the database itself.
 */
export async function openSnapshot(connection: Connection): Promise<Snapshot> {
  const client = (await connection.replica?.caughtUp()) ?? (await connection.pool.connect());
  const db = drizzle({ client, casing: 'snake_case' });
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= end());
  async function end() {
    try {
      await client.query('rollback');
      client.release();
    } catch (error) {
      client.release(error instanceof Error ? error : true);
    }
  }
  async function* batches(query: SQL): AsyncGenerator<Row[]> {
    await db.execute(sql`declare rows_to_export no scroll cursor for ${query}`);
    for (;;) {
      const { rows } = await db.execute<Row>(sql.raw(`fetch forward ${BATCH} from rows_to_export`));
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
    }
  }
  try {
    await client.query('begin isolation level repeatable read read only');
    return { db, batches, close };
  } catch (error) {
    await close();
    throw error;
  }
}
