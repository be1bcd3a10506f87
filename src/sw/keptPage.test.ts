import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSettings } from './keptPage';

vi.mock('workbox-precaching', () => ({ getCacheKeyForURL: (url: string) => `${url}?1` }));
vi.mock('workbox-core', () => ({ cacheNames: { precache: 'kept' } }));

const page = (settings: string, build = 'a') =>
  `<!doctype html><script type="application/json" id="settings">${settings}</script><script src="/assets/${build}.js"></script>`;
let kept: Map<string, Response>;
const text = () => kept.get('/index.html?1')?.clone().text();

beforeEach(() => {
  kept = new Map([['/index.html?1', new Response(page('{"VITE_PUSHER_PORT":"6003"}'))]]);
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
        put: (key: string, answer: Response) => Promise.resolve(void kept.set(key, answer)),
      }),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the page whose settings are newer, with its headers', async () => {
  const headers = { 'content-security-policy': 'connect-src ws://x:7001' };
  await keepSettings(new Response(page('{"VITE_PUSHER_PORT":"7001"}'), { headers }));
  expect(await text()).toContain('7001');
  expect(kept.get('/index.html?1')?.headers.get('content-security-policy')).toContain('7001');
});

it.each([
  ['a page of another version', new Response(page('{"VITE_PUSHER_PORT":"7001"}', 'b'))],
  ["a proxy's error page", new Response('<h1>502</h1>', { status: 502 })],
  ["a hotel's sign-in page", new Response('<h1>Wi-Fi</h1>')],
])('leaves %s alone', async (_name, fresh) => {
  await keepSettings(fresh);
  expect(await text()).toContain('6003');
});
