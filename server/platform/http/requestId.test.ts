import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/startApi';
import { loggerOptions } from './logger';

const PROXYS = 'b7c0d1e2-0000-4000-8000-1234567890ab';
const seen = (lines: readonly string[]) =>
  lines
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the id of a request', () => {
  it('stands in the answer and in every line about it', async () => {
    const lines: string[] = [];
    const logger = loggerOptions('trace', { write: (line) => void lines.push(line) });
    const api = await startApi({ http: { logger } });
    const token = await api.signIn('kasir.jkt');
    lines.length = 0;
    await api.connection.pool.query('alter table outbox rename to outbox_away');
    const { headers, http } = await api.call('PUT', 'notifs/999999', { token });
    expect(http).toBeGreaterThanOrEqual(400);
    expect(headers['x-request-id']).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
    const ids = seen(lines).map((line) => line.request_id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids)).toEqual(new Set([headers['x-request-id']]));
  });

  it('leads from a failure to its cause', async () => {
    const lines: string[] = [];
    const logger = loggerOptions('warn', { write: (line) => void lines.push(line) });
    const api = await startApi({ http: { logger } });
    const token = await api.signIn('kasir.jkt');
    await api.connection.pool.query('drop table locations');
    const body = { latitude: 1, longitude: 2 };
    const { headers, http } = await api.call('POST', 'locations', { token, body });
    expect(http).toBe(500);
    const [line] = seen(lines).filter((one) => one.msg === 'call failed');
    expect(line).toMatchObject({
      request_id: headers['x-request-id'],
      cause: '42P01',
      method: 'POST',
      route: '/api/locations',
    });
  });

  it('differs from request to request, whatever is asked for', async () => {
    const { app } = await startApi();
    const ids = new Set<unknown>();
    for (const url of ['/api/x', '/%', '/', '/assets/x.js', '/api/notifs/count', '/api/notifs/count']) {
      ids.add((await app.inject(url)).headers['x-request-id']);
    }
    expect(ids.size).toBe(6);
    expect(ids).not.toContain(undefined);
  });

  it.each([
    ['a stranger', false, PROXYS, false],
    ['a proxy of ours', 1, PROXYS, true],
    ['a named proxy', ['loopback'], PROXYS, true],
    ['somebody who is not the named proxy', ['10.0.0.1'], PROXYS, false],
    ['a proxy that passes on what reads as no id', 1, 'a b', false],
    ['a proxy that passes on a book', 1, 'x'.repeat(65), false],
    ['a proxy that passes on markup', 1, '<script>1</script>', false],
  ] as const)('is taken from %s: %s %s → %s', async (_who, trustProxy, given, taken) => {
    const { app } = await startApi({ http: { trustProxy } });
    const { headers } = await app.inject({ url: '/api/x', headers: { 'x-request-id': given } });
    if (taken) expect(headers['x-request-id']).toBe(given);
    else expect(headers['x-request-id']).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
  });

  it('may be read by pages of named origins', async () => {
    const { app } = await startApi({ http: { corsOrigins: ['https://kantor.example'] } });
    const { headers } = await app.inject({ url: '/api/x', headers: { origin: 'https://kantor.example' } });
    expect(String(headers['access-control-expose-headers'])).toContain('x-request-id');
  });
});
