import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { followReplica, type Replica } from './replica';

/** The database, or a transaction on it: stores take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

type PooledDb = NodePgDatabase & { $client: pg.Pool };

export interface Connection {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Work that writes, and long reading. */
  readonly db: PooledDb;
  /** Short work that never waits behind a writer: session checks, answers to GET, sign-in. */
  readonly quick: PooledDb;
  /** Where long reading may go instead; null: there is none. */
  readonly replica: Replica | null;
  close(): Promise<void>;
}

/** How long a call may wait, ms: for a connection, for a lock, for one statement, and in a transaction that asks nothing. */
export const LIMITS = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 4000,
  statement_timeout: 30_000,
  // Longer than a reader of an export may hesitate.
  idle_in_transaction_session_timeout: 75_000,
};
export type Limits = typeof LIMITS;
const QUICK_STATEMENT = 15_000;
const QUICK_CONNECTIONS = 6;
const REPLICA_CONNECTIONS = 6;
/** Connections that stay open however long nobody asks: what a page asks for at once. To open one costs more than its query. */
const KEPT_CONNECTIONS = 3;

/**
 * Opens two pools on `url`, so that a locked row never keeps everybody else from reading. Connections that break are
 * dropped, not thrown. `limits`: other ones than a server's. `unhurried`: none at all, for loading and for upkeep.
 * `replicaUrl`: a standby of it.
 */
export function connect(
  url: string,
  {
    max = 12,
    unhurried = false,
    limits: others = {},
    replicaUrl = null,
  }: { max?: number; unhurried?: boolean; limits?: Partial<Limits>; replicaUrl?: string | null } = {},
): Connection {
  const limits = unhurried ? {} : { ...LIMITS, ...others };
  const quickLimits = unhurried ? {} : { ...LIMITS, statement_timeout: QUICK_STATEMENT, ...others };
  const pool = open({ connectionString: url, max, ...limits });
  const quickPool = open({
    connectionString: url,
    min: KEPT_CONNECTIONS,
    max: QUICK_CONNECTIONS,
    ...quickLimits,
  });
  const replica = replicaUrl
    ? followReplica(quickPool, open({ connectionString: replicaUrl, max: REPLICA_CONNECTIONS, ...limits }))
    : null;
  return {
    url,
    pool,
    db: queriesOn(pool),
    quick: queriesOn(quickPool),
    replica,
    async close() {
      await replica?.close();
      await Promise.all([pool.end(), quickPool.end()]);
    },
  };
}

function queriesOn(pool: pg.Pool): PooledDb {
  const db = drizzle({ client: pool, casing: 'snake_case' });
  // The query layer's own never gives back a connection that breaks before its `begin`: twelve of them, and nobody
  // could write until the server was started again.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, casing: 'snake_case' }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

function open(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, application_name: 'angsur', keepAlive: true });
  // Whoever is using a connection that breaks learns of it from the next query; the next caller gets a new one. The
  // pool hears only the idle ones, so that each has a listener of its own. Unheard, a break would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

const ignore = () => undefined;
