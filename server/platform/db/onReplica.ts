import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connection, Db } from './connect';

/**
 * Reads on the replica where there is one that has everything which is committed now, or on the database itself; there too
 * what a replica did not finish, since it ends a query that keeps it from following.
 */
export async function onReplica<T>(
  { db, replica }: Pick<Connection, 'db' | 'replica'>,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const client = await replica?.caughtUp();
  if (!client) return read(db);
  try {
    const found = await read(drizzle({ client, casing: 'snake_case' }));
    client.release();
    return found;
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    return read(db);
  }
}
