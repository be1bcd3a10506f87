import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Where a replica stands. */
export interface ReplicaStatus {
  /** Late: further behind than it may be. Away: it does not answer, or is no standby of this database. */
  state: 'ok' | 'late' | 'away';
  /** Everything that was committed so many seconds ago is there; null: nobody knows. */
  lag: number | null;
}

/** A copy of the database, for long reading. */
export interface Replica {
  readonly pool: pg.Pool;
  /** A connection to it once it holds everything that is committed now; null: read from the database itself. */
  caughtUp(): Promise<pg.PoolClient | null>;
  status(): ReplicaStatus;
  /** How often reading was done there, and how often it had to be done by the database itself. */
  reads(): { replica: number; primary: number };
  close(): Promise<void>;
}

/** How often it is looked at, ms. */
const LOOK_EVERY = 1000;
/** Further behind than this it is not waited for, s. */
const MAY_LAG = 5;
/** A reader waits at most so long for what is committed when it asks, ms. */
const CATCH_UP_TIMEOUT = 1000;
/** How many looks are remembered: a lag of so many seconds can be named. */
const REMEMBERED = 600;

const IDENTITY = `select (select system_identifier::text from pg_control_system()) || ' ' || current_database() as company,
  pg_is_in_recovery() as standby`;
const COMMITTED = 'select pg_current_wal_flush_lsn()::text as position';
const REPLAYED = 'select pg_last_wal_replay_lsn()::text as position';

/**
 * Follows how far a replica is. Its age is told by positions in the log of changes, not by clocks: a company in which
 * nothing happens has a replica that is up to date, and one that lost its way to the database is known by falling behind.
 */
export function followReplica(primary: pg.Pool, pool: pg.Pool): Replica {
  /** When the database stood where; those that the replica has reached are forgotten, but the last. */
  let stood: { at: number; position: bigint }[] = [];
  let asOf: number | null = null;
  let answers = false;
  let isOurs: boolean | null = null;
  const reads = { replica: 0, primary: 0 };

  const look = async () => {
    try {
      isOurs ??= await isStandbyOf(primary, pool);
      const at = performance.now();
      stood.push({ at, position: await positionOf(primary, COMMITTED) });
      const reached = await positionOf(pool, REPLAYED);
      for (const one of stood) if (one.position <= reached) asOf = one.at;
      stood = stood.filter((one) => one.position > reached).slice(-REMEMBERED);
      answers = true;
    } catch {
      // One that comes back may be another one.
      answers = false;
      isOurs = null;
    }
  };
  let work = look();
  const timer = setInterval(() => {
    work = work.then(look);
  }, LOOK_EVERY);
  timer.unref();

  const status = (): ReplicaStatus => {
    if (!answers || !isOurs) return { state: 'away', lag: null };
    if (asOf === null) return { state: 'late', lag: null };
    // A look takes its time; until the next one this much is not known to be missing.
    const lag = Math.max(0, performance.now() - asOf - LOOK_EVERY) / 1000;
    return { state: lag > MAY_LAG ? 'late' : 'ok', lag };
  };
  const connectCaughtUp = async (): Promise<pg.PoolClient | null> => {
    if (status().state !== 'ok') return null;
    const wanted = await positionOf(primary, COMMITTED);
    const client = await pool.connect();
    try {
      for (const end = performance.now() + CATCH_UP_TIMEOUT; ;) {
        if ((await positionOf(client, REPLAYED)) >= wanted) return client;
        if (performance.now() > end) break;
        await sleep(20);
      }
      client.release();
      return null;
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  };
  return {
    pool,
    status,
    reads: () => reads,
    async caughtUp() {
      const connecting = connectCaughtUp().catch(() => null);
      // A machine that is gone gives no answer at all.
      const client = await Promise.race([connecting, sleep(2 * CATCH_UP_TIMEOUT, null)]);
      if (!client) void connecting.then((late) => late?.release());
      if (client) reads.replica += 1;
      else reads.primary += 1;
      return client;
    },
    async close() {
      clearInterval(timer);
      await work;
      await pool.end();
    },
  };
}

type Asked = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

/** @throws it answers, and has none */
async function positionOf(from: Asked, text: string): Promise<bigint> {
  const { rows } = await (from as pg.Pool).query<{ position: string | null }>(text);
  const [high, low] = rows[0]?.position?.split('/') ?? [];
  if (high === undefined || low === undefined) throw new Error('no position in the log of changes');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Another company's database, or one that is written to, is never read for this one. */
async function isStandbyOf(primary: pg.Pool, replica: pg.Pool): Promise<boolean> {
  const [ours, theirs] = await Promise.all(
    [primary, replica].map(async (pool) => {
      const { rows } = await pool.query<{ company: string; standby: boolean }>(IDENTITY);
      return rows[0];
    }),
  );
  return theirs?.standby === true && theirs.company === ours?.company;
}
