import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../systemPostgres.mjs';
import { createClient, type Client } from './client';
import { openContracts, signIn } from './company';
import { startInstance, type Build, type Instance } from './instance';
import { pay } from './paying';
import { startReplica, type Postgres } from './postgres';
import type { Report } from './report';
import { until } from './until';

const ROUNDS = 8;

/** Exports are read from a standby that keeps up, from the database itself otherwise, and never without what was just paid. */
export async function replica(
  primary: Postgres,
  { database, build, folder, report }: { database: string; build: Build; folder: string; report: Report },
): Promise<void> {
  const standby = await startReplica(folder, primary);
  console.log(`\nPostgreSQL ${standby.version} with streaming replication (pg_basebackup -R, hot standby)`);
  const data = path.join(folder, 'data-replica');
  mkdirSync(data);
  const instance = await startInstance(build, {
    name: 'with a replica',
    port: await freePort(),
    socketPort: await freePort(),
    metricsPort: await freePort(),
    env: {
      DATABASE_URL: primary.url(database),
      DATABASE_REPLICA_URL: standby.url(database),
      DATA_DIR: data,
    },
  });
  const pool = new pg.Pool({ connectionString: primary.url(database), max: 1 });
  pool.on('error', () => undefined);
  const client = createClient(instance.address);
  const [cashier, director] = [await signIn(client, 'kasir.jkt'), await signIn(client, 'direktur')];
  const [code = ''] = await openContracts(pool, 1);

  /** Pays, exports at once, and looks whether the receipt is in the file, and who read it. */
  const payAndExport = async () => {
    const before = await readsOf(instance);
    const { acknowledged } = await pay(client, cashier, code, { again: false });
    const file = await client.call('GET', '/api/credits/export?period=day', { token: director });
    const after = await readsOf(instance);
    const there = (acknowledged?.invoices ?? []).filter((invoice) => file.text.includes(invoice)).length;
    return {
      there: there > 0,
      replica: after.replica - before.replica,
      primary: after.primary - before.primary,
    };
  };
  const rounds = async (times: number) => {
    const found: Awaited<ReturnType<typeof payAndExport>>[] = [];
    for (let nth = 0; nth < times; nth++) found.push(await payAndExport());
    const sum = (key: 'replica' | 'primary') => found.reduce((all, one) => all + one[key], 0);
    return {
      there: found.filter(({ there }) => there).length,
      replica: sum('replica'),
      primary: sum('primary'),
    };
  };
  const stateIs = (state: string) => async () => (await readinessOf(client)).replica === state;

  await until('the replica is ready', stateIs('ok'));
  const well = await rounds(ROUNDS);
  const lag = await lagOf(instance);
  report.check(
    'exports are read from the replica, with what was paid a moment before',
    well.there === ROUNDS && well.replica === ROUNDS && lag >= 0 && lag < 2,
    `${well.there} of ${ROUNDS} with the receipt, ${well.replica} by the replica, lag ${lag.toFixed(1)} s`,
  );

  await standby.query(database, 'select pg_wal_replay_pause()');
  const paused = await rounds(2);
  await until('it is late', stateIs('late'), 30_000).catch(() => null);
  const late = await readinessOf(client);
  await sleep(1000);
  const lateLag = await lagOf(instance);
  const skipped = await rounds(2);
  report.check(
    'one that stands still is passed over, and said to be late',
    paused.there === 2 &&
      paused.primary === 2 &&
      skipped.primary === 2 &&
      late.replica === 'late' &&
      late.status === 200 &&
      lateLag > 5,
    `${paused.there + skipped.there} of 4 with the receipt, ${paused.primary + skipped.primary} by the database itself, /api/ready ${late.status} ${late.replica}, lag ${lateLag.toFixed(1)} s`,
  );
  await standby.query(database, 'select pg_wal_replay_resume()');
  await until('it keeps up again', stateIs('ok'), 30_000).catch(() => null);
  const again = await rounds(2);
  report.check(
    'and used again when it keeps up',
    again.replica === 2,
    `${again.replica} of 2 by the replica`,
  );

  await standby.stop();
  const gone = await rounds(2);
  await until('it is away', stateIs('away'), 30_000).catch(() => null);
  const away = await readinessOf(client);
  report.check(
    'one that is gone is done without',
    gone.there === 2 && gone.primary === 2 && away.replica === 'away' && away.status === 200,
    `${gone.there} of 2 with the receipt, ${gone.primary} by the database itself, /api/ready ${away.status} ${away.replica}, lag ${await lagOf(instance)}`,
  );
  client.close();
  await instance.process.kill('SIGTERM');
  await pool.end();
}

async function readinessOf(client: Client) {
  const { status, data } = await client.call('GET', '/api/ready');
  return { status, replica: (data as { replica?: string } | undefined)?.replica ?? '' };
}

async function figure({ site }: Instance, line: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? Number.NaN);
}

const lagOf = (instance: Instance) => figure(instance, 'angsur_replica_lag_seconds');
const readsOf = async (instance: Instance) => ({
  replica: await figure(instance, 'angsur_replica_reads_total{by="replica"}'),
  primary: await figure(instance, 'angsur_replica_reads_total{by="primary"}'),
});
