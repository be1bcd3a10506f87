import { expect, test } from '@playwright/test';
import { startHostileHost, type HostileHost } from '../host/hostileHost';
import { startSignedIn } from './signedIn';

/* The built app on a host that has only the six calls: what the page asks for, when, and how often. */
const APP_DIR = process.env.E2E_APP_DIR ?? 'dist/app';
let host: HostileHost;

test.beforeEach(async ({ context }) => {
  host = await startHostileHost({ appDir: APP_DIR });
  await startSignedIn(context);
});
test.afterEach(() => host.close());

const askedFor = (path: string) => host.calls.filter((call) => call.path.startsWith(path));

test('asks for the first data from the HTML, once, as the client would', async ({ context, page }) => {
  // An approver is connected at once, and catches up then.
  await startSignedIn(context, { is_credit_approval: '0', is_credit_add: '1' });
  host.notify({ title: 'Satu' });
  // The entry comes when it is let through: what is asked for before it, the HTML asked for.
  let letThrough = () => {};
  const looked = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/assets\/(index|app)-.*\.js/, async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(`${host.origin}/credit?period=month&page=2`, { waitUntil: 'commit' });
  await expect.poll(() => askedFor('/api/credits?').length).toBe(1);
  expect(await page.evaluate(() => Object.keys(globalThis.__early ?? {}).length)).toBe(3);
  letThrough();

  await expect(page.getByRole('heading', { level: 1, name: 'Nota Cicilan' })).toBeVisible();
  await expect(page.getByRole('button', { name: /1.*belum dibaca|notifikasi/i }).first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(askedFor('/api/credits?')).toHaveLength(1);
  expect(askedFor('/api/notifs/count')).toHaveLength(1);
  const [list] = askedFor('/api/credits?');
  expect(list?.path).toBe('/api/credits?period=month&page=2&size=20&sort=date_payment&order=desc&office=1');
  expect(list?.headers).toMatchObject({
    accept: 'application/json',
    authorization: 'Bearer kept-token',
    'accept-referer': host.origin,
  });
  expect(await page.evaluate(() => Object.keys(globalThis.__early ?? {}))).toEqual([]);
});

test('what is here by then is part of the first render', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('tr[aria-hidden]')) document.documentElement.dataset.sawShape = '';
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.route(/assets\/(index|app)-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  // This host has no list of its own.
  const list = { rows: [], count: 0, count_more: false, total_payment: null, date: '2026-11-20' };
  await page.route(/\/api\/credits\?/, (route) =>
    route.fulfill({ json: { status: 200, title: 'Sukses!', data: list, message: '', version: '1.0.0' } }),
  );
  await page.goto(`${host.origin}/credit?period=all`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nota Cicilan' })).toBeVisible();
  await expect(page.getByText('Memuat…')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-shape');
});

test('asks for the page and the shell together with the entry', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.push(pathname);
  });
  // Without the entry nothing of the app runs: what is asked for now, the HTML asks for.
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.goto(`${host.origin}/credit`);
  const names = () => files.map((path) => path.replace(/^\/assets\/(\w[\w-]*?)-[\w-]{7}\.js$/, '$1')).sort();
  // Over HTTP/1.1 six come at a time: see docs/decisions/0033.
  const expected = ['index', 'rolldown-runtime', 'shell', 'vendor'];
  // A busy browser gets to them after it has said that the page is loaded.
  await expect.poll(names).toEqual(expected);
  await page.waitForLoadState('networkidle');
  expect(names()).toEqual(expected);
});

test('signed out it asks for nothing', async ({ context, page }) => {
  await context.addInitScript(() => localStorage.removeItem('password'));
  await page.goto(`${host.origin}/login`);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(host.calls).toEqual([]);
});

test('an early answer of 401 leads out like any other', async ({ page }) => {
  host.setMood(401, 'countNotifications');
  await page.goto(`${host.origin}/account`);
  await expect(page).toHaveURL(/\/logout/);
});

test('an early request that fails is asked again', async ({ page }) => {
  host.notify({ title: 'Satu' });
  host.setMood('cut', 'countNotifications');
  await page.goto(`${host.origin}/account`, { waitUntil: 'commit' });
  await expect.poll(() => askedFor('/api/notifs/count').length).toBeGreaterThan(0);
  host.setMood('well');
  await expect(page.getByRole('button', { name: /\b1\b/ }).first()).toBeVisible();
  expect(askedFor('/api/notifs/count').length).toBeGreaterThan(1);
});

for (const [chosen, device, expected] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
  ['', 'light', 'light'],
] as const) {
  test(`theme "${chosen}" on a ${device} device is ${expected} before the first script of the app`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript((mode) => localStorage.setItem('tema', mode), chosen);
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    await page.goto(`${host.origin}/policy`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', expected);
  });
}
