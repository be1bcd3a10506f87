import { describe, expect, it } from 'vitest';
import { getReadiness, type Readiness } from '@/lib/contract/service';
import { startApi } from '../testing/startApi';

describe('health', () => {
  it('is told to anybody, also while the database is away', async () => {
    const api = await startApi();
    await api.connection.close();
    const answer = await api.call('GET', 'health');
    expect(answer).toMatchObject({ http: 200, status: 200, title: 'Sukses!', data: { alive: true } });
    expect(answer.headers['cache-control']).toBe('no-store');
    // The connection is closed once more when the test ends.
    api.connection.close = () => Promise.resolve();
  });
});

describe('readiness', () => {
  it('is there while every connection for writing is taken', async () => {
    const api = await startApi();
    const clients = await Promise.all(Array.from({ length: 12 }, () => api.connection.pool.connect()));
    const answer = await api.call<Readiness>('GET', 'ready');
    for (const client of clients) client.release();
    expect(answer).toMatchObject({ http: 200, data: { database: 'ok', stopping: false } });
    expect(getReadiness.data.safeParse(answer.data).success).toBe(true);
  });

  it('says 503 within two seconds when the database gives no answer', async () => {
    const api = await startApi();
    const clients = await Promise.all(
      Array.from({ length: 6 }, () => api.parts.connection.quick.$client.connect()),
    );
    const answer = await api.call<Readiness>('GET', 'ready');
    for (const client of clients) client.release();
    expect(answer).toMatchObject({ http: 503, status: 503, title: 'Gagal!', data: { database: 'away' } });
    expect(answer.headers['retry-after']).toBe('5');
    // Back by itself.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await api.call('GET', 'ready')).http).toBe(200);
  });

  it('asks the database once, however many ask', async () => {
    const api = await startApi();
    let asked = 0;
    const { quick } = api.parts.connection;
    const execute = quick.execute.bind(quick);
    quick.execute = (...of: Parameters<typeof execute>) => {
      asked += 1;
      return execute(...of);
    };
    const answers = await Promise.all(Array.from({ length: 200 }, () => api.call('GET', 'ready')));
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]));
    expect(asked).toBe(1);
  });

  it.each([
    [() => Promise.resolve({ waiting: 900, lag: 31 }), 'late'],
    [() => Promise.resolve({ waiting: 900, lag: 5 }), 'ok'],
    [() => Promise.reject(new Error('away')), 'unknown'],
  ] as const)('names late events without refusing calls, and never how many', async (outbox, pushes) => {
    const api = await startApi({ http: { outbox } });
    const answer = await api.call<Readiness>('GET', 'ready');
    expect(answer).toMatchObject({ http: 200, data: { pushes } });
    expect(JSON.stringify(answer)).not.toContain('900');
  });

  it('ends when the server is told to stop, for calls on connections that are still open', async () => {
    const api = await startApi();
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
    expect(await (await fetch(`${address}/api/ready`)).json()).toMatchObject({ status: 200 });
    // The same connection, before and while it stops.
    const closing = api.app.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const answer = await fetch(`${address}/api/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ data: { stopping: true, database: 'ok' } });
    await closing;
  });

  it('is not throttled as sign-in is', async () => {
    const api = await startApi();
    for (let nth = 0; nth < 40; nth++) {
      await api.call('POST', 'auth/login', { body: { username: 'kasir.jkt', password: `x${nth}` } });
    }
    const locked = await api.call('POST', 'auth/login', { body: { username: 'kasir.jkt', password: 'x' } });
    expect(locked.http).toBe(429);
    expect((await api.call('GET', 'ready')).http).toBe(200);
  });
});
