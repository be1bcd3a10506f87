import { expect, test, type Locator, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { PHONE, signIn } from './company/signIn';

/*
 * A supervisor on a phone sees who is behind, opens the accounts behind the figure, and their sum is that figure. On a
 * server of its own whose clock stands well inside a month, so that there are receipts and targets of it.
 */
const NOW = new Date('2026-11-20T03:00:00Z');

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(NOW);
});
test.afterAll(() => server.stop());

test('a supervisor on a phone finds who is behind, and the accounts and receipts behind it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address, ...PHONE });
  await server.tellTime(context);
  const page = await context.newPage();
  await signIn(page, 'spv.jkt');

  await test.step('the month is one tap away, and so is who is behind', async () => {
    await page.goto('/collector/achievement');
    await expect(page.getByRole('heading', { level: 1, name: 'Pencapaian Kolektor' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Hari' })).toBeChecked();
    await page.getByText('Bulan', { exact: true }).click();
    await page.getByText('Tertinggal dulu', { exact: true }).click();
    await expect(page).toHaveURL(/period=month/);
    await expect(page).toHaveURL(/sort=behind/);
    await expect(page.getByText('November 2026', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  const first = page.locator('tbody tr').first();
  const name = await test.step('the first lacks most, and says how much', async () => {
    await expect(first).toContainText(/kurang Rp[\d.]+/);
    const lacks = await page
      .locator('tbody tr')
      .getByText(/^kurang Rp/)
      .allInnerTexts();
    const sums = lacks.map(rupiahIn);
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
    return first.getByRole('link').innerText();
  });

  const collected = await test.step('one tap opens that collector, at the same month', async () => {
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('November 2026', { exact: true })).toBeVisible();
    const figure = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Terkumpul/ }) });
    return rupiahIn(await figure.getByRole('link', { name: /^Rp/ }).innerText());
  });
  expect(collected).toBeGreaterThan(0);

  await test.step('the accounts behind it: unpaid first, and together they are the figure', async () => {
    await page.getByRole('link', { name: 'Akun kolektor ini' }).click();
    await expect(page.getByRole('heading', { level: 2, name: `Akun, ${name}` })).toBeVisible();
    await expect(headSum(page)).toHaveText(new RegExp(`^Rp`));
    expect(rupiahIn(await headSum(page).innerText())).toBe(collected);
    const paid = await allOf(page, 'Terkumpul');
    expect(paid.reduce((sum, one) => sum + one, 0)).toBe(collected);
    expect(paid).toEqual([...paid.filter((one) => one === 0), ...paid.filter((one) => one > 0)]);
  });

  await test.step('so are its receipts', async () => {
    await page.getByRole('navigation', { name: 'Rincian' }).getByRole('link', { name: 'Penerimaan' }).click();
    await expect(page.getByRole('heading', { level: 2, name: `Penerimaan, ${name}` })).toBeVisible();
    const receipts = await allOf(page, 'Terkumpul');
    expect(receipts.reduce((sum, one) => sum + one, 0)).toBe(collected);
  });

  await test.step('back leads to the same month and order', async () => {
    await page.getByRole('link', { name: 'Kolektor ini' }).click();
    await page.getByRole('link', { name: 'Semua kolektor' }).click();
    await expect(page.getByRole('radio', { name: 'Bulan' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Tertinggal dulu' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Bulan' })).toBeChecked();
  });
  await context.close();
});

/** `kurang Rp12.600.000` → 12600000. */
const rupiahIn = (text: string): number => Number(/[\d.]+/.exec(text)?.[0].replaceAll('.', ''));

/** What stands above the rows. */
const headSum = (page: Page): Locator =>
  page
    .locator('main b')
    .filter({ hasText: /^Rp|akun$/ })
    .first();

/** A column of figures, over all pages of the list. */
async function allOf(page: Page, column: string): Promise<number[]> {
  const found: number[] = [];
  const cells = page.locator(`tbody td[data-label="${column}"]`);
  const next = page.getByRole('button', { name: 'Halaman berikutnya' });
  for (;;) {
    await expect(page.getByRole('table', { name: /Akun|Penerimaan/ })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(cells.first()).toBeVisible();
    found.push(...(await cells.allInnerTexts()).map(rupiahIn));
    const isLast = (await next.count()) === 0 || (await next.getAttribute('aria-disabled')) === 'true';
    if (isLast) return found;
    await next.click();
  }
}
