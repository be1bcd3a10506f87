import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { CreditExportSummary } from '@/lib/contract/creditExport';
import type { CreditPage } from '@/lib/contract/creditList';
import type { MonitoringFigures } from '@/lib/contract/monitoring';
import type { Readiness } from '@/lib/contract/service';
import { createDatabase } from '../../testing/createDatabase';
import { startApi } from '../../testing/startApi';
import { connect } from './connect';
import { followReplica, type Replica } from './replica';

/** A company with another database in the place of a replica, in which every customer is called SALINAN. */
async function withCopy(over: Partial<Replica> = {}) {
  const database = await createDatabase();
  const copy = await createDatabase();
  const { pool } = connect(copy.url);
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(`update credits set customer_name = 'SALINAN'`);
  client.release(true);
  const connection = connect(database.url);
  const replica: Replica = {
    pool,
    caughtUp: () => pool.connect(),
    status: () => ({ state: 'ok', lag: 0 }),
    reads: () => ({ replica: 0, primary: 0 }),
    close: () => Promise.resolve(),
    ...over,
  };
  const api = await startApi({ database, parts: { connection: { ...connection, replica } } });
  onTestFinished(async () => {
    await pool.end();
    await connection.close();
    await copy.drop();
  });
  const token = await api.signIn('direktur');
  const exported = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await api.app.inject({ url: '/api/credits/export?period=all', headers })).body;
  };
  return { api, token, pool, exported };
}

it('is read for exports; everything else, and the log, is of the database itself', async () => {
  const { api, token, pool, exported } = await withCopy();
  const file = await exported();
  expect(file.match(/SALINAN/g)?.length).toBeGreaterThan(100);
  const { rows } = (await api.call<CreditPage>('GET', 'credits?period=all', { token })).data;
  expect(JSON.stringify(rows)).not.toContain('SALINAN');
  const id = rows[0]?.id ?? 0;
  expect(JSON.stringify((await api.call('GET', `credits/${id}`, { token })).data)).not.toContain('SALINAN');
  const count = await api.call<CreditExportSummary>('GET', 'credits/export/count?period=all', { token });
  expect(count.data.count).toBeGreaterThan(100);
  const logged = `select count(*)::int as lines from history where action = 'CREDITS_EXPORTED'`;
  expect((await api.connection.pool.query(logged)).rows).toEqual([{ lines: 1 }]);
  expect((await pool.query(logged)).rows).toEqual([{ lines: 0 }]);
});

it('is read for monitoring, and what it does not finish by the database itself', async () => {
  const { api, token, pool } = await withCopy();
  const collected = async () => {
    const path = 'monitoring/figures?part=money';
    const { figures } = (await api.call<MonitoringFigures>('GET', path, { token })).data;
    return figures.find(({ figure }) => figure === 'collected')?.count ?? 0;
  };
  const owed = async () => {
    const path = 'monitoring/figures?part=owed';
    return (await api.call<MonitoringFigures>('GET', path, { token })).data.figures[0]?.count ?? 0;
  };
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query('delete from credits');
  await client.query('delete from contracts');
  client.release(true);
  expect([await collected(), await owed()]).toEqual([0, 0]);
  await pool.query('drop table credits, contracts cascade');
  api.advance(16_000);
  expect(await collected()).toBeGreaterThan(0);
  expect(await owed()).toBeGreaterThan(0);
});

it('is done without where it has not everything that is committed', async () => {
  const { exported } = await withCopy({ caughtUp: () => Promise.resolve(null) });
  expect(await exported()).not.toContain('SALINAN');
});

it.each(['ok', 'late', 'away'] as const)('that is %s is named, and calls are taken', async (state) => {
  const { api } = await withCopy({ status: () => ({ state, lag: 7 }) });
  const answer = await api.call<Readiness>('GET', 'ready');
  expect(answer).toMatchObject({ http: 200, data: { replica: state } });
  expect(JSON.stringify(answer)).not.toContain('lag');
});

it('is none where none is named', async () => {
  const api = await startApi();
  expect((await api.call<Readiness>('GET', 'ready')).data).toMatchObject({ replica: 'none' });
});

it('is never a database that is written to, or of another company', async () => {
  const [ours, theirs] = [await createDatabase(), await createDatabase()];
  const primary = connect(ours.url);
  const replica = followReplica(primary.quick.$client, connect(theirs.url).pool);
  onTestFinished(async () => {
    await replica.close();
    await primary.close();
    await ours.drop();
    await theirs.drop();
  });
  await sleep(1500);
  expect(replica.status()).toEqual({ state: 'away', lag: null });
  expect(await replica.caughtUp()).toBeNull();
  expect(replica.reads()).toEqual({ replica: 0, primary: 1 });
});
