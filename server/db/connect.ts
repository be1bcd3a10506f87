import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema';

/** The database, or a transaction on it: stores take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Connection {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase<typeof schema>;
  close(): Promise<void>;
}

/** Opens a pool on `url`. Idle connections that break are dropped, not thrown. */
export function connect(url: string, { max = 12 }: { max?: number } = {}): Connection {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'angsur' });
  // Without a listener a restart of PostgreSQL would end the process; the next query gets a new connection.
  pool.on('error', () => undefined);
  return {
    url,
    pool,
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    close: () => pool.end(),
  };
}
