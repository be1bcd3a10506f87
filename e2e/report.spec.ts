import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { xlsxSheets } from '../server/testing/xlsxSheets';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { signIn } from './company/signIn';

/*
 * A controller opens Laporan by the keys alone: what was collected in the month agrees with Nota Cicilan and with the file.
 * On a server of its own whose clock stands well inside a month.
 */
const NOW = new Date('2026-11-20T01:00:00Z');

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(NOW);
});
test.afterAll(() => server.stop());

/** Goes to what is there by the keys, and presses Enter on it. */
async function enter(page: Page, role: 'link' | 'button' | 'menuitem', name: string | RegExp) {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}

test('what was collected in the month agrees on screen, in the list and in the file', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address });
  await server.tellTime(context);
  const page = await context.newPage();
  await signIn(page, 'kacab.jkt');

  await test.step('chosen from all reports', async () => {
    await enter(page, 'link', 'Laporan');
    await expect(page.getByRole('heading', { level: 1, name: 'Laporan' })).toBeVisible();
    await enter(page, 'link', /^Penerimaan per hari dan kasir/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Penerimaan per hari dan kasir');
    await expect(page.getByLabel('Dari')).toHaveValue('01/11/2026');
  });

  const sums = page.getByRole('region', { name: 'Jumlah' });
  const sumOf = async (name: string) => {
    const term = sums.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    return figure(await term.locator('dd').innerText());
  };
  await expect(sums).toContainText('per 08.');
  const [receipts, collected] = [await sumOf('Nota'), await sumOf('Penerimaan')];
  // With fees, as receipts say it.
  const paid = await sumOf('Total bayar');
  expect(receipts).toBeGreaterThan(0);
  expect(collected).toBeGreaterThan(0);

  await test.step('the file ends in the same sums', async () => {
    await enter(page, 'button', 'Export');
    const dialog = page.getByRole('dialog', { name: 'Export baris' });
    await expect(dialog).toContainText('November 2026');
    await enter(page, 'button', 'Unduh');
    const [download] = await Promise.all([page.waitForEvent('download'), enter(page, 'menuitem', 'XLSX')]);
    await expect(dialog).toContainText('Berkas lengkap');
    const [sheet = {}] = xlsxSheets(readFileSync(await download.path()));
    const valuesOf = (name: string) => {
      const heads = Object.entries(sheet).filter(([place]) => /^[A-Z]+1$/.test(place));
      const column = heads.find(([, { value }]) => value === name)?.[0].slice(0, -1);
      const below = Object.entries(sheet).filter(([at]) => /^[A-Z]+/.exec(at)?.[0] === column);
      return below.slice(1).map(([, { value }]) => Number(value));
    };
    for (const [name, sum] of [
      ['Nota', receipts],
      ['Penerimaan', collected],
      ['Total bayar', paid],
    ] as const) {
      const values = valuesOf(name);
      expect(values.at(-1), name).toBe(sum);
      expect(
        values.slice(0, -1).reduce((all, one) => all + one, 0),
        name,
      ).toBe(sum);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('days and columns stay in the address, back and forward', async () => {
    await page.getByLabel('Dari').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('05/11/2026');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=2026-11-05/);
    await enter(page, 'button', 'Kolom');
    await page.getByRole('checkbox', { name: 'Biaya' }).focus();
    await page.keyboard.press('Space');
    await enter(page, 'button', 'Selesai');
    await expect(page.getByRole('columnheader', { name: 'Biaya' })).toHaveCount(0);
    const address = page.url();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laporan');
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel('Dari')).toHaveValue('05/11/2026');
    await expect(page.getByRole('columnheader', { name: 'Biaya' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Dari')).toHaveValue('05/11/2026');
  });

  await test.step('a last day before the first is said beside it, and nothing is asked', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/reports') && asked.push(request.url()));
    await page.goto('/report?report=collections&from=2026-11-20&to=2026-11-01');
    await expect(page.getByLabel('Sampai')).toHaveAccessibleDescription(/sebelum hari pertama/);
    expect(asked).toEqual([]);
  });

  await test.step('the list of receipts has the same sum', async () => {
    await page.goto('/credit?period=month');
    await enter(page, 'button', 'Export');
    const dialog = page.getByRole('dialog', { name: 'Export nota' });
    await expect(dialog).toContainText(/Jumlah Rp/);
    expect(figure(/Jumlah Rp([\d.]+)/.exec(await dialog.innerText())?.[1])).toBe(paid);
  });

  await test.step('another office’s report is refused', async () => {
    await page.goto('/report?report=collections&office=2');
    await expect(page.getByText('Tidak punya hak')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
  await context.close();
});

test('every report opens, and its rows and sums are of one time', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address });
  await server.tellTime(context);
  const page = await context.newPage();
  await signIn(page, 'direktur');
  await page.goto('/report');
  const links = page.locator('main section a');
  await expect(links).toHaveCount(16);
  for (let at = 0; at < 16; at += 1) {
    const title = (await links.nth(at).locator('b').innerText()).trim();
    await test.step(title, async () => {
      await links.nth(at).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('region', { name: 'Jumlah' })).toContainText(/per \d\d\.\d\d/);
      const table = page.getByRole('table', { name: title });
      await expect(table.locator('tbody tr').first().or(page.locator('[data-part="why"]'))).toBeVisible();
      await page.goBack();
      await expect(links).toHaveCount(16);
    });
  }
  await context.close();
});

const figure = (text = '') => Number(text.replace('Rp', '').replaceAll('.', ''));
