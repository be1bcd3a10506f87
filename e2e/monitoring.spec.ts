import { expect, test } from '@playwright/test';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { PHONE, signIn } from './company/signIn';

/*
 * A director opens monitoring in the morning on a phone and walks from a red figure to the receipt behind it. On a server of its
 * own whose clock stands well inside a month.
 */
const NOW = new Date('2026-11-20T01:00:00Z');

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(NOW);
});
test.afterAll(() => server.stop());

test('a director walks from a red figure to the receipt behind it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address, ...PHONE });
  await server.tellTime(context);
  const page = await context.newPage();
  await signIn(page, 'direktur');

  const red = page.locator('section[data-state="worse"]').first();
  const sum = await test.step('what got worse stands on top, beside the same day of last month', async () => {
    await page.goto('/monitoring');
    await expect(page.getByRole('heading', { level: 3, name: 'Outstanding' })).toBeVisible();
    const first = page.getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText('Memburuk atau menunggu');
    await expect(red).toContainText('Memburuk');
    await expect(red).toContainText(/20 Okt Rp0, naik Rp/);
    await red.getByText(/^Arti · per 08\.\d\d$/).click();
    await expect(red.getByText(/^Outstanding kontrak yang unitnya sudah ditarik/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    return (await red.getByRole('link').innerText()).replace('Rp', '');
  });

  await test.step('one tap opens its rows, and together they are the figure', async () => {
    await red.getByRole('link').click();
    await expect(page).toHaveURL(/bucket=repossessed/);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.locator('tbody tr')).toContainText(sum);
    const main = page.locator('main');
    await expect(main).toContainText(
      new RegExp(`Unit ditarik di Monitoring per 08\\.\\d\\d: Rp${sum}, 1 kontrak`),
    );
    await expect(main).toContainText(/Halaman ini per 08\.\d\d: 1 kontrak/);
  });

  await test.step('the row leads to the contract, the contract to its receipts', async () => {
    await page.locator('tbody a').first().click();
    await expect(page).toHaveURL(/\/contract\//);
    const receipt = page.locator('main a[href^="/credit/"]').first();
    const invoice = await receipt.innerText();
    await receipt.click();
    await expect(page).toHaveURL(/\/credit\/\d+/);
    await expect(page.locator('main')).toContainText(invoice);
  });
  await context.close();
});
