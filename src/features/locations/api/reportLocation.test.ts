import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportLocation } from './reportLocation';

const HERE = { coords: { latitude: -6.2, longitude: 106.8 } };

/** A browser with a given permission; `answer` null: the person refuses. */
function browser(permission: PermissionState | 'unknown', answer: typeof HERE | null = HERE) {
  const getCurrentPosition = vi.fn((found: (at: typeof HERE) => void, failed: (why: Error) => void) =>
    answer ? found(answer) : failed(new Error('denied')),
  );
  const query = () =>
    permission === 'unknown' ? Promise.reject(new TypeError()) : Promise.resolve({ state: permission });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, permissions: { query } });
  return getCurrentPosition;
}

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  const kept = new Map<string, string>([['id', '7']]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  server
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ status: 200, title: 'Sukses!' })));
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

test('sends latitude and longitude when allowed', async () => {
  browser('granted');
  await expect(reportLocation()).resolves.toBe(true);
  const [address, init] = server.mock.calls[0] ?? [];
  expect(address).toBe('/api/locations');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(init?.body as string)).toEqual({ latitude: -6.2, longitude: 106.8 });
});

test('never asks where it was denied', async () => {
  const ask = browser('denied');
  await expect(reportLocation()).resolves.toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

test.each(['prompt', 'unknown'] as const)(
  'asks once in a session while %s, even when refused',
  async (state) => {
    const ask = browser(state, null);
    await expect(reportLocation()).resolves.toBe(false);
    await expect(reportLocation()).resolves.toBe(false);
    expect(ask).toHaveBeenCalledOnce();
    expect(server).not.toHaveBeenCalled();
  },
);

test('a browser without geolocation changes nothing', async () => {
  vi.stubGlobal('navigator', {});
  await expect(reportLocation()).resolves.toBe(false);
});

test.each([
  ['refuses', () => Promise.resolve(Response.json({ status: 500 }, { status: 500 }))],
  ['sends a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a host that %s changes nothing', async (_, answer) => {
  browser('granted');
  server.mockImplementation(answer);
  await expect(reportLocation()).resolves.toBe(false);
});
