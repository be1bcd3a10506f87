import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { buildPushPage, FIREBASE_ENV, type PushPage } from './buildPushPage';
import { fakeBrowserPush, fakeFirebase, type FakeBrowserPush, type FirebaseEdge } from './fakeBrowserPush';
import { serveFolder } from './staticServer';

/*
 * Push with the real Firebase SDK, its real IndexedDB record and the product's real service worker in a real
 * Chromium; only the browser vendor's push service and Google's two hosts are answered here (SPEC 4, 5, 7, 8).
 */
test.use({ serviceWorkers: 'allow' });

const WEEK = 7 * 24 * 60 * 60 * 1000;
let built: PushPage;
let server: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  built = await buildPushPage(FIREBASE_ENV);
  server = await serveFolder(built.folder);
});
test.afterAll(async () => {
  await server.close();
  await built.remove();
});

const state = (page: Page) => page.evaluate(() => push.state());
const enable = (page: Page) => page.evaluate(() => push.enable());

async function open(page: Page, origin = server.origin) {
  await page.goto(origin);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

async function arrive(
  context: BrowserContext,
  page: Page,
  browser: FakeBrowserPush = {},
): Promise<FirebaseEdge> {
  await fakeBrowserPush(context, browser);
  const edge = await fakeFirebase(context);
  await open(page);
  return edge;
}

/** The SDK's own record (SPEC 3, Push registration record). */
const record = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, unknown> | undefined>((resolve, reject) => {
        const opening = indexedDB.open('firebase-messaging-database');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const store = opening.result
            .transaction('firebase-messaging-store')
            .objectStore('firebase-messaging-store');
          const all = store.getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result[0] as Record<string, unknown> | undefined);
          };
        };
      }),
  );

test('registers where the permission is there, and keeps the record of SPEC 3', async ({ context, page }) => {
  const edge = await arrive(context, page);
  expect(await state(page)).toEqual({ kind: 'allowed' });
  await enable(page);
  expect(await state(page)).toEqual({ kind: 'on' });
  expect(edge.seen).toEqual(['POST']);
  expect(edge.bodies[0]).toMatchObject({ web: { endpoint: 'https://push.test/one' } });
  const kept = await record(page);
  expect(kept).toMatchObject({ token: 'token-1' });
  expect(Date.now() - Number(kept?.createTime)).toBeLessThan(60_000);
  expect(Object.keys(kept?.subscriptionOptions as object).sort()).toEqual(
    ['auth', 'endpoint', 'p256dh', 'swScope', 'vapidKey'].sort(),
  );
  expect(kept?.subscriptionOptions).toMatchObject({ swScope: `${server.origin}/` });
});

test('reuses an unchanged token, refreshes it after 7 days, makes a new one for a changed subscription', async ({
  context,
  page,
}) => {
  const edge = await arrive(context, page);
  await enable(page);
  await open(page);
  await enable(page);
  expect(edge.seen).toEqual(['POST']);

  await page.evaluate((age) => {
    const { now } = Date;
    Date.now = () => now() + age;
  }, WEEK + 1000);
  await enable(page);
  expect(edge.seen).toEqual(['POST', 'PATCH token-1']);

  await open(page);
  await page.evaluate(() => localStorage.setItem('endpoint', 'https://push.test/two'));
  await enable(page);
  expect(edge.seen).toEqual(['POST', 'PATCH token-1', 'DELETE token-1', 'POST']);
  expect(await record(page)).toMatchObject({ token: 'token-2' });
});

test('asks while undecided, and registers after a yes', async ({ context, page }) => {
  await arrive(context, page, { permission: 'default', answer: 'granted' });
  expect(await state(page)).toEqual({ kind: 'undecided' });
  await enable(page);
  expect(await state(page)).toEqual({ kind: 'on' });
});

test('a no is said in the words of SPEC 8 and registers nothing', async ({ context, page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const edge = await arrive(context, page, { permission: 'default', answer: 'denied' });
  await enable(page);
  expect(await state(page)).toEqual({ kind: 'blocked' });
  expect(said.join('\n')).toContain('The notification permission was not granted and blocked instead.');
  expect(edge.seen).toEqual([]);
});

test('closing the question decides nothing', async ({ context, page }) => {
  await arrive(context, page, { permission: 'default' });
  await enable(page);
  expect(await state(page)).toEqual({ kind: 'undecided' });
});

test('the push service refuses: failed, and the next try works', async ({ context, page }) => {
  const edge = await arrive(context, page);
  edge.refuse(true);
  await enable(page);
  expect(await state(page)).toMatchObject({ kind: 'failed', code: 'subscribe-failed' });
  edge.refuse(false);
  await enable(page);
  expect(await state(page)).toEqual({ kind: 'on' });

  await page.evaluate((age) => {
    const { now } = Date;
    Date.now = () => now() + age;
  }, WEEK + 1000);
  edge.refuse(true);
  await enable(page);
  expect(await state(page)).toMatchObject({ kind: 'failed', code: 'update-failed' });
});

test('the browser refuses a subscription', async ({ context, page }) => {
  await arrive(context, page, { refusesSubscription: true });
  await enable(page);
  expect(await state(page)).toMatchObject({ kind: 'failed', code: 'subscribe-failed' });
});

test('sign-out ends the registration, also after a reload, and needs no service to stop listening', async ({
  context,
  page,
}) => {
  const edge = await arrive(context, page);
  await enable(page);
  await open(page);
  await page.evaluate(() => push.disable());
  expect(edge.seen).toEqual(['POST', 'DELETE token-1']);
  expect(await record(page)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('endpoint'))).toBeNull();

  await enable(page);
  edge.refuse(true);
  await page.evaluate(() => push.disable());
  expect(await page.evaluate(() => localStorage.getItem('endpoint'))).toBeNull();
});

test('sign-out sends nothing where there never was a registration', async ({ context, page }) => {
  const edge = await arrive(context, page);
  await page.evaluate(() => push.disable());
  expect(edge.seen).toEqual([]);
});

test('a service worker that is never ready fails after 10 s', async ({ context, page }) => {
  test.slow();
  await fakeBrowserPush(context);
  await fakeFirebase(context);
  await open(page);
  await page.evaluate(() => {
    // A worker whose installation does not end.
    const worker = Object.assign(new EventTarget(), { state: 'installing' });
    const stuck = { active: null, installing: worker, waiting: null };
    navigator.serviceWorker.register = () => Promise.resolve(stuck as unknown as ServiceWorkerRegistration);
  });
  const began = Date.now();
  await enable(page);
  expect(await state(page)).toMatchObject({ kind: 'failed', code: 'worker-timeout' });
  expect(Date.now() - began).toBeGreaterThan(9_500);
  expect(Date.now() - began).toBeLessThan(13_000);
});

test('no service worker file', async ({ context, page }) => {
  await fakeBrowserPush(context);
  await fakeFirebase(context);
  await context.route('**/sw.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page);
  await enable(page);
  expect(await state(page)).toMatchObject({ kind: 'failed', code: 'worker-failed' });
});

test('no settings: off, said once; a part of them: the error names what is missing', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const off = await buildPushPage({});
  const offServer = await serveFolder(off.folder);
  await open(page, offServer.origin);
  expect(await state(page)).toEqual({ kind: 'off' });
  await enable(page);
  expect(said.filter((text) => text.includes('Push is off'))).toHaveLength(1);
  await offServer.close();
  await off.remove();

  const part = { ...FIREBASE_ENV, VITE_FIREBASE_SENDER_ID: '' };
  const broken = await buildPushPage(part);
  const brokenServer = await serveFolder(broken.folder);
  await open(page, brokenServer.origin);
  expect(await state(page)).toEqual({
    kind: 'failed',
    code: 'missing-config',
    message: 'Missing push configuration value: VITE_FIREBASE_SENDER_ID',
  });
  await brokenServer.close();
  await broken.remove();
});
