import { expect, test } from '@playwright/test';
import { startHostileHost, type HostileHost } from '../host/hostileHost';
import { startSignedIn } from './signedIn';

/* Code that did not come: said as a lost connection, asked for again when somebody tries again, and not on and on. */
const APP_DIR = process.env.E2E_APP_DIR ?? 'dist/app';
let host: HostileHost;

test.beforeEach(async ({ context }) => {
  host = await startHostileHost({ appDir: APP_DIR });
  await startSignedIn(context);
});
test.afterEach(() => host.close());

for (const [what, chunk, address, heading] of [
  ['the shell', /\/assets\/shell-[^/]+\.js$/, '/credit', 'Nota Cicilan'],
  ['a page', /\/assets\/AccountPage-[^/]+\.js$/, '/account', 'Akun'],
] as const) {
  test(`${what} that did not come is asked for again on demand`, async ({ page }) => {
    let isLost = true;
    let asked = 0;
    await page.route(chunk, async (route) => {
      asked += 1;
      await (isLost ? route.abort() : route.continue());
    });
    await page.goto(`${host.origin}${address}`);
    await expect(page.getByText('Bagian halaman ini belum dapat dimuat.')).toBeVisible();
    // The HTML, the start and the view each ask once.
    await page.waitForTimeout(1_000);
    expect(asked).toBeLessThanOrEqual(3);
    isLost = false;
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
