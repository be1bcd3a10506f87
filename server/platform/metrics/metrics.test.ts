import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../../startServer';
import { createDatabase } from '../../testing/createDatabase';
import { readConfig } from '../core/config';

async function start(env: Record<string, string>) {
  const database = await createDatabase();
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    PUSHER_PORT: '0',
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const server = await startServer(config, () => undefined);
  onTestFinished(async () => {
    await server.close();
    await database.drop();
  });
  return { server, figures: `http://127.0.0.1:${server.metricsPort}/metrics` };
}

/** The value of one line; undefined: there is none. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};

describe('metrics', () => {
  it('tell calls by route template, pools, outbox, sockets, jobs and the event loop', async () => {
    const { server, figures } = await start({ METRICS_PORT: '0' });
    for (let nth = 0; nth < 30; nth++) await fetch(`${server.address}/api/credits/${nth}`);
    for (let nth = 0; nth < 30; nth++) await fetch(`${server.address}/api/tidak/ada/${nth}`);
    await fetch(`${server.address}/api/ready`);
    const socket = new WebSocket(`ws://127.0.0.1:${server.realtimePort}/app/angsur?protocol=7`);
    await new Promise((resolve) => socket.once('message', resolve));
    const answer = await fetch(figures);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    socket.terminate();
    const calls = (labels: string) => valueOf(text, `angsur_http_request_duration_seconds_count{${labels}}`);
    expect(calls('method="GET",route="/api/credits/:id",status="401"')).toBe(30);
    expect(calls('method="GET",route="none",status="404"')).toBe(30);
    expect(calls('method="GET",route="/api/ready",status="200"')).toBe(1);
    expect(text).not.toContain('tidak/ada');
    expect(valueOf(text, 'angsur_db_connections{pool="main",state="waiting"}')).toBe(0);
    expect(valueOf(text, 'angsur_db_connections{pool="quick",state="idle"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'angsur_outbox_waiting')).toBe(0);
    expect(valueOf(text, 'angsur_outbox_lag_seconds')).toBe(0);
    expect(valueOf(text, 'angsur_sockets')).toBe(1);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('are bounded, whatever addresses and methods a stranger makes up', async () => {
    const { server, figures } = await start({ METRICS_PORT: '0' });
    await fetch(figures);
    const lines = async () =>
      (await (await fetch(figures)).text()).split('\n').filter((line) => line.startsWith('angsur_')).length;
    const before = await lines();
    for (let nth = 0; nth < 200; nth++) await fetch(`${server.address}/${nth}/${nth}.js?x=${nth}`);
    // One route and one status more, in each of its buckets.
    expect((await lines()) - before).toBeLessThan(20);
  });

  it('are nowhere on the port of the app, and off unless asked for', async () => {
    const { server } = await start({});
    expect(server.metricsPort).toBeNull();
    for (const path of ['/metrics', '/api/metrics']) {
      const text = await (await fetch(server.address + path)).text();
      expect(text).not.toContain('nodejs_');
    }
  });

  it('are told to holders of the token only, and beyond this machine never without one', async () => {
    const token = 'sebuah-token-panjang';
    const { figures } = await start({ METRICS_PORT: '0', METRICS_TOKEN: token });
    const status = async (authorization?: string) =>
      (await fetch(figures, { headers: authorization === undefined ? {} : { authorization } })).status;
    expect(await status()).toBe(401);
    expect(await status('Bearer salah-salah-salah-sa')).toBe(401);
    expect(await status(`Bearer ${token}`)).toBe(200);
    const open = { METRICS_PORT: '9090', METRICS_HOST: '0.0.0.0' };
    expect(() => readConfig(open)).toThrow('METRICS_TOKEN');
    expect(() => readConfig({ ...open, METRICS_TOKEN: 'pendek' })).toThrow('METRICS_TOKEN');
    expect(readConfig({ ...open, METRICS_TOKEN: token }).metrics).toEqual({
      host: '0.0.0.0',
      port: 9090,
      token,
    });
  });

  it('count upkeep by how it ended', async () => {
    const { createMetrics } = await import('./createMetrics');
    const metrics = createMetrics({
      pools: {},
      replica: null,
      sockets: () => 0,
      outbox: () => Promise.reject(new Error('database away')),
    });
    await metrics.watch('prune', () => Promise.resolve(1));
    await metrics.watch('prune', () => Promise.reject(new Error('no'))).catch(() => undefined);
    const text = await metrics.text();
    expect(valueOf(text, 'angsur_job_runs_total{job="prune",result="done"}')).toBe(1);
    expect(valueOf(text, 'angsur_job_runs_total{job="prune",result="failed"}')).toBe(1);
    expect(valueOf(text, 'angsur_outbox_lag_seconds')).toBe(-1);
  });
});
