import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/company';
import { startApi } from '../../testing/startApi';
import { loggerOptions } from './logger';
import { PUSH_HOSTS } from './security';

describe('answers', () => {
  it('stay in the envelope when nothing is found, understood or small enough', async () => {
    const api = await startApi();
    const json = { 'content-type': 'application/json' };
    const send = (body: string, headers: Record<string, string> = json) =>
      api.app.inject({ method: 'POST', url: '/api/auth/login', payload: body, headers });
    const cases = [
      [await api.app.inject('/api/tidak/ada'), 404],
      [await api.app.inject({ method: 'DELETE', url: '/api/credits' }), 404],
      [await send('{"username":'), 400],
      [await send('<xml/>', { 'content-type': 'text/xml' }), 415],
      [await send(JSON.stringify({ username: 'x'.repeat(70_000), password: 'y' })), 413],
      [await send('{"__proto__":{"admin":true}}'), 400],
      [await send('null'), 422],
      [await send('['.repeat(10_000) + ']'.repeat(10_000)), 400],
      [
        await send(
          `{"username":"${'['.repeat(100)}","password":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}}`,
        ),
        400,
      ],
      [await send(`{"username":"\\"${'['.repeat(100)}","password":"y"}`), 422],
      [await api.app.inject('/%'), 400],
      [await api.app.inject('/api/credits/%E0%A4%A'), 400],
      [await api.app.inject(`/api/credits/${'9'.repeat(300)}`), 400],
    ] as const;
    for (const [response, status] of cases) {
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ status, title: 'Gagal!', version: '9.9.9' });
      expect(response.json<{ message: string }>().message).toMatch(/\.$/);
    }
  });

  it('name each wrong field in Indonesian', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const { http, data } = await api.call('POST', 'locations', {
      token,
      body: { latitude: '1', longitude: 999 },
    });
    expect(http).toBe(422);
    expect(data).toEqual({ errors: { latitude: 'Harus berupa angka.', longitude: 'Paling besar 180.' } });
    const missing = await api.call('POST', 'auth/login', { body: { username: '' } });
    expect(missing.data).toEqual({ errors: { username: 'Wajib diisi.', password: 'Wajib diisi.' } });
    const query = await api.call('GET', 'credits?period=dekade&page=0', { token });
    expect(query.data).toEqual({
      errors: { period: 'Pilihan yang ada: day, week, month, year, all.', page: 'Paling kecil 1.' },
    });
  });

  it('say 503 while the database is away, and nothing about it', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const unreachable = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' });
    const pool = api.parts.connection.quick.$client;
    pool.connect = () => Promise.reject(unreachable);
    const query = pool.query.bind(pool);
    pool.query = () => Promise.reject(unreachable);
    const answer = await api.call('GET', 'notifs/count', { token });
    pool.query = query;
    expect(answer).toMatchObject({ http: 503, title: 'Gagal!', data: null });
    expect(answer.message).not.toContain('10.0.0.1');
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('are compressed when they are long and the caller can read it', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
    const long = await api.app.inject({ url: '/api/credits', headers });
    expect(long.headers['content-encoding']).toBe('gzip');
    expect(long.rawPayload.length).toBeLessThan(4000);
    expect(
      (await api.app.inject({ url: '/api/notifs/count', headers })).headers['content-encoding'],
    ).toBeUndefined();
  });
});

describe('the address of a caller', () => {
  const FORGED = '6.6.6.6, 203.0.113.9';
  const seen = async (trustProxy: number | readonly string[] | false, forwarded: string) => {
    const api = await startApi({ http: { trustProxy } });
    const body = { username: 'kasir.jkt', password: DEMO_PASSWORD };
    const { data } = await api.call<{ challenge: string }>('POST', 'auth/login', { body });
    const headers = { 'x-forwarded-for': forwarded };
    await api.call('POST', 'auth/otp', {
      body: { challenge: data.challenge, code: api.code('kasir.jkt') },
      headers,
    });
    const { rows } = await api.connection.pool.query<{ ip: string }>(
      "select ip from history where action = 'SIGNED_IN' order by id desc limit 1",
    );
    return rows[0]?.ip;
  };

  it('is what the nearest trusted proxy saw, never what the caller wrote', async () => {
    expect(await seen(false, FORGED)).toBe('127.0.0.1');
    expect(await seen(1, FORGED)).toBe('203.0.113.9');
    expect(await seen(['loopback'], FORGED)).toBe('203.0.113.9');
    expect(await seen(['10.0.0.1'], FORGED)).toBe('127.0.0.1');
  });

  it('is the connection where what is forwarded is no address', async () => {
    expect(await seen(1, "1'; drop table--")).toBe('127.0.0.1');
  });
});

describe('headers', () => {
  it('are closed to other origins unless they are named', async () => {
    const preflight = { method: 'OPTIONS', url: '/api/notifs/count' } as const;
    const headers = {
      origin: 'https://kantor.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,accept-referer,idempotency-key',
    };
    const closed = await startApi();
    const refused = await closed.app.inject({ ...preflight, headers });
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    const open = await startApi({ http: { corsOrigins: ['https://kantor.example'] } });
    const allowed = await open.app.inject({ ...preflight, headers });
    expect(allowed.headers['access-control-allow-origin']).toBe('https://kantor.example');
    expect(allowed.headers['access-control-allow-headers']).toContain('accept-referer');
    const other = await open.app.inject({
      ...preflight,
      headers: { ...headers, origin: 'https://lain.example' },
    });
    expect(other.headers['access-control-allow-origin']).not.toBe('https://lain.example');
  });

  it('carry the security policy, with the realtime port on the host that was asked for', async () => {
    const api = await startApi({
      http: { page: () => ({ VITE_PUSHER_PORT: '6003' }), connectSources: ['https://api.example'] },
    });
    const { headers } = await api.app.inject({
      url: '/api/tidak/ada',
      headers: { host: 'kantor.local:8080' },
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain('ws://kantor.local:6003');
    expect(policy).toContain('https://api.example');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('google');
    const pushing = await startApi({ http: { push: true } });
    const { headers: open } = await pushing.app.inject('/api/x');
    const connect = /connect-src ([^;]*)/.exec(String(open['content-security-policy']))?.[1]?.split(' ');
    expect(connect?.filter((source) => source.includes('google'))).toEqual([...PUSH_HOSTS]);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    const forged = await api.app.inject({
      url: '/api/x',
      headers: { host: "x; script-src 'unsafe-inline'" },
    });
    expect(String(forged.headers['content-security-policy'])).not.toContain("unsafe-inline' ;");
    const stranger = await api.app.inject({ url: '/api/x', headers: { host: 'jahat.example' } });
    expect(String(stranger.headers['content-security-policy'])).not.toContain('jahat');
    expect(String(forged.headers['content-security-policy'])).not.toMatch(/script-src[^;]*'unsafe/);
  });
});

describe('the log', () => {
  it('holds no password, code, challenge, token or customer name, at any level', async () => {
    const lines: string[] = [];
    const logger = loggerOptions('trace', { write: (line) => void lines.push(line) });
    const api = await startApi({ http: { logger } });
    const first = await api.call<{ challenge: string }>('POST', 'auth/login', {
      body: { username: 'kasir.jkt', password: DEMO_PASSWORD },
    });
    const code = api.code('kasir.jkt');
    await api.call('POST', 'auth/otp', { body: { challenge: first.data.challenge, code: `0${code}` } });
    const second = await api.call<{ token: string }>('POST', 'auth/otp', {
      body: { challenge: first.data.challenge, code },
    });
    await api.call('GET', 'credits?search=namanasabah', { token: second.data.token });
    await api.call('GET', 'auth/me', { headers: { authorization: 'Bearer rahasia-yang-salah-sekali' } });
    // A statement that fails carries its parameters in the query layer's message.
    await api.connection.pool.query('drop table outbox, idempotency_keys');
    const broken = await api.call('POST', 'locations', {
      token: second.data.token,
      body: { latitude: 12.3456789, longitude: 1 },
      headers: { 'idempotency-key': 'kunci-rahasia' },
    });
    expect(broken).toMatchObject({ http: 500, title: 'Gagal!' });
    const log = lines.join('');
    expect(log).toContain('/api/auth/login');
    expect(log).toContain('call failed');
    // PostgreSQL's code for a table that is not there: what somebody looks for first.
    expect(log).toContain('"cause":"42P01"');
    const secrets = [
      DEMO_PASSWORD,
      first.data.challenge,
      second.data.token,
      'namanasabah',
      'rahasia',
      '12.3456789',
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});
