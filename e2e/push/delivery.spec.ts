import { expect, test, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { buildPushPage, FIREBASE_ENV, type PushPage } from './buildPushPage';
import { serveFolder } from './staticServer';

/* Pushes delivered by the browser to the product's real service worker. */
test.use({ serviceWorkers: 'allow' });

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

/** A page with the worker active, and a way to deliver pushes to it. */
async function arrive(context: BrowserContext, page: Page) {
  await context.grantPermissions(['notifications'], { origin: server.origin });
  await page.goto(server.origin);
  const cdp = await context.newCDPSession(page);
  const registrationId = firstRegistration(cdp);
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready);
    // Ready is told while the worker is still activating; what is pushed to it then can be lost.
    if (!active || active.state === 'activated') return;
    await new Promise((resolve) => {
      active.addEventListener('statechange', resolve, { once: true });
    });
  });
  const id = await registrationId;
  return (payload: unknown) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: server.origin,
      registrationId: id,
      data: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
}

const firstRegistration = (cdp: CDPSession) =>
  new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });

/** Makes the worker believe that nobody looks at the page. */
async function lookAway(context: BrowserContext) {
  // On a busy machine the browser tells of the worker only after it is ready.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as { clients: { matchAll: () => Promise<unknown[]> } };
    scope.clients.matchAll = () => Promise.resolve([]);
  });
}

test('shows an approval while nobody looks, with the customer behind it', async ({ context, page }) => {
  const deliver = await arrive(context, page);
  await lookAway(context);
  await deliver({
    data: { id: 12, title: 'Persetujuan nota', message: 'JKT/2611/00007', source: 'approval', link: '42' },
  });
  await expect
    .poll(() => shown(page))
    .toEqual([
      { title: 'Persetujuan nota', body: 'JKT/2611/00007', tag: '12', data: { path: '/customer/42' } },
    ]);
});

test('shows nothing while somebody looks; the page hears it in Firebase’s form', async ({
  context,
  page,
}) => {
  const deliver = await arrive(context, page);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      document.title = JSON.stringify(data);
    });
  });
  await deliver({ notification: { title: 'Halo' }, data: {} });
  await expect.poll(() => page.title()).toContain('"messageType":"push-received"');
  expect(await page.title()).toContain('"isFirebaseMessaging":true');
  expect(await shown(page)).toEqual([]);
});

test('a push that cannot be read breaks nothing', async ({ context, page }) => {
  const deliver = await arrive(context, page);
  await lookAway(context);
  await deliver('not json');
  // A worker that the browser ended and started again in between knows nothing of who looks away.
  await lookAway(context);
  await deliver({ notification: { title: 'Sesudahnya' } });
  await expect
    .poll(async () => (await shown(page)).map((one) => one.title), { timeout: 30_000 })
    .toContain('Sesudahnya');
});
