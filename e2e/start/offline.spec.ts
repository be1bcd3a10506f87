import { expect, test, type Page } from '@playwright/test';
import { startHostileHost, type HostileHost } from '../host/hostileHost';
import { startSignedIn } from './signedIn';

/* The built app's service worker: offline start, nothing of the API kept. */
test.use({ serviceWorkers: 'allow' });

const APP_DIR = process.env.E2E_APP_DIR ?? 'dist/app';
let host: HostileHost;

test.beforeEach(async ({ context }) => {
  host = await startHostileHost({ appDir: APP_DIR });
  await startSignedIn(context);
});
test.afterEach(() => host.close());

async function withWorker(page: Page) {
  await page.goto(`${host.origin}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From the second start on the worker answers.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('starts without a network, on pages that were never opened, and says so', async ({ context, page }) => {
  await withWorker(page);
  await context.setOffline(true);
  await page.goto(`${host.origin}/credit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nota Cicilan' })).toBeVisible();
  await expect(page.getByText(/tersambung|jaringan/i).first()).toBeVisible();
  await page.goto(`${host.origin}/policy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('starts where only a proxy answers with an error page', async ({ page }) => {
  await withWorker(page);
  host.brokenPages = true;
  await page.goto(`${host.origin}/policy`);
  await expect(page.getByRole('heading', { level: 1, name: /Kebijakan/ })).toBeVisible();
});

test('keeps no answer of the API', async ({ context, page }) => {
  host.notify({ title: 'Rahasia' });
  await withWorker(page);
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
    }
    return urls;
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/storage'))).toEqual([]);
  expect(kept.filter((path) => path.includes('firebase'))).toEqual([]);
  await context.setOffline(true);
  expect(await page.evaluate(() => fetch('/api/notifs/count').then(String, () => 'failed'))).toBe('failed');
});

test('costs nothing at first paint: it is registered after the page is loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sw.js')) order.push('worker');
  });
  page.on('load', () => order.push('load'));
  await page.goto(`${host.origin}/policy`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(order[0]).toBe('load');
});
