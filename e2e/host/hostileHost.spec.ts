import { expect, test } from '@playwright/test';
import { startHostileHost, type HostileHost } from './hostileHost';
import type { Mood } from './moods';

/* The host that other tests rely on does what its moods say. */
let host: HostileHost;
test.beforeEach(async () => void (host = await startHostileHost({ token: 'good' })));
test.afterEach(() => host.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${host.apiUrl}/${path}`, {
    ...init,
    headers: { Authorization: 'Bearer good', ...(init.headers as Record<string, string>) },
  });
const count = async () => ((await (await ask('notifs/count')).json()) as { data: unknown }).data;

test('speaks the six calls and nothing else', async () => {
  host.notify({ title: 'Satu' });
  host.notify({ title: 'Dua' });
  expect(await count()).toBe(2);
  const page = (await (await ask('notifs?page=1')).json()) as { data: { notif: { id: number }[] } };
  expect(page.data.notif.map((one) => one.id)).toEqual([2, 1]);
  await ask('notifs/2', { method: 'PUT' });
  expect(await count()).toBe(1);
  await ask('notifs/all', { method: 'POST' });
  expect(await count()).toBe(0);
  await ask('locations', { method: 'POST', body: '{"latitude":1,"longitude":2}' });
  expect(host.world.locations).toEqual([{ latitude: 1, longitude: 2 }]);
  const approved = (await (await ask('credits/9', { method: 'PUT', body: '{"note":"x"}' })).json()) as object;
  expect(approved).toMatchObject({ status: 200, title: 'Sukses!' });
  expect(host.world.approved.get('9')).toEqual([{ note: 'x' }]);
  for (const path of ['auth/me', 'credits', 'offices', 'credits/9/request', 'notifs/1/more']) {
    expect((await ask(path)).status).toBe(404);
  }
  expect((await ask('notifs/count', { headers: { Authorization: 'Bearer bad' } })).status).toBe(401);
});

const SEEN: [Mood, (answer: Response) => Promise<unknown>, string | number | Record<string, unknown>][] = [
  [500, (answer) => Promise.resolve(answer.status), 500],
  ['html', (answer) => answer.text().then((text) => text.slice(0, 9)), '<!doctype'],
  ['html-500', (answer) => Promise.resolve(answer.status), 502],
  ['wrong-shape', (answer) => answer.json(), { data: { unexpected: [[]] } }],
  ['strings', (answer) => answer.json(), { data: '1', status: '200' }],
  ['hidden-failure', (answer) => answer.json(), { status: 500, title: 'Gagal!' }],
  ['newer', (answer) => answer.json(), { version: '99.0.0' }],
  ['empty', (answer) => answer.text(), ''],
];
for (const [mood, read, expected] of SEEN) {
  test(`mood ${mood}`, async () => {
    host.notify({});
    host.setMood(mood, 'countNotifications');
    const seen = await read(await ask('notifs/count'));
    if (typeof expected === 'object') expect(seen).toMatchObject(expected);
    else expect(seen).toBe(expected);
    host.setMood('well');
    expect(await count()).toBe(1);
  });
}

test('hang, cut, no-version, slow and out-of-order', async () => {
  host.slowness = 300;
  host.setMood('hang');
  await expect(ask('notifs/count', { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
  host.setMood('cut');
  await expect(ask('notifs/count')).rejects.toThrow('fetch failed');
  host.setMood('no-version');
  expect(await (await ask('notifs/count')).json()).not.toHaveProperty('version');
  host.setMood('slow');
  const began = Date.now();
  await ask('notifs/count');
  expect(Date.now() - began).toBeGreaterThanOrEqual(290);
  host.setMood('out-of-order');
  const order: number[] = [];
  await Promise.all([1, 2].map((turn) => ask('notifs/count').then(() => order.push(turn))));
  await Promise.all([3, 4].map((turn) => ask('notifs/count').then(() => order.push(turn))));
  expect(order).not.toEqual([1, 2, 3, 4]);
});

test('twice: rows, writes and CORS for anybody', async () => {
  host.notify({});
  host.setMood('twice');
  const page = (await (await ask('notifs')).json()) as { data: { notif: unknown[] } };
  expect(page.data.notif).toHaveLength(2);
  await ask('credits/9', { method: 'PUT', body: '{}' });
  expect(host.world.approved.get('9')).toHaveLength(2);
  const answer = await ask('notifs/count', { headers: { Origin: 'https://app.test' } });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://app.test');
});
