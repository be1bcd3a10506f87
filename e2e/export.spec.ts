import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { csvCells } from '../server/testing/csvCells';
import { xlsxSheets } from '../server/testing/xlsxSheets';
import { profileOf } from './company/signIn';

/*
 * A branch manager exports every receipt of a filter: the file holds what the list shows, to the rupiah, and its sum is
 * the list's.
 */
test('the exported file holds every receipt of the filter and agrees with the list', async ({ browser }) => {
  const { context, page } = await profileOf(browser, 'kacab.jkt');
  await page.goto('/credit?period=all');
  const rows = page.getByRole('table', { name: 'Nota Cicilan' }).locator('tbody tr');
  await expect(rows.filter({ hasText: /JKT\/\d{4}\/\d{5}/ })).toHaveCount(20);
  const shown = await rows.allInnerTexts();

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export nota' });
  await expect(dialog).toContainText(/[\d.]+ nota/);
  const said = await dialog.innerText();
  const count = figure(/([\d.]+) nota/.exec(said)?.[1]);
  const sum = figure(/Jumlah Rp([\d.]+)/.exec(said)?.[1]);
  expect(count).toBeGreaterThan(20);

  await dialog.getByRole('button', { name: 'Unduh' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  await expect(dialog).toContainText('Berkas lengkap');
  const lines = readFileSync(await download.path(), 'utf8')
    .split('\r\n')
    .map(csvCells);
  const [head = [], ...body] = lines;
  const column = (name: string) => head.findIndex((cell) => cell === name);
  const receipts = body.filter((cells) => /^JKT\/\d{4}\/\d{5}$/.test(cells[0] ?? ''));
  expect(receipts).toHaveLength(count);
  expect(receipts.reduce((total, cells) => total + Number(cells[column('Dihitung')]), 0)).toBe(sum);
  for (const text of shown) {
    const invoice = /JKT\/\d{4}\/\d{5}/.exec(text)?.[0];
    const receipt = receipts.find((cells) => cells[0] === invoice);
    expect(receipt, invoice).toBeDefined();
    expect(text).toContain(grouped(Number(receipt?.[column('Total bayar')])));
    expect(text).toContain(receipt?.[column('Kode kontrak')]);
  }
  await context.close();
});

test('a month as XLSX, opened by another reader, comes to what the screen says', async ({ browser }) => {
  const { context, page } = await profileOf(browser, 'kacab.jkt');
  await page.goto('/export/credit');
  const sum = page.getByRole('region', { name: 'Jumlah' });
  await expect(sum).toContainText(/[\d.]+ nota/);
  const said = await sum.innerText();
  await page.getByRole('checkbox', { name: 'Catatan' }).uncheck();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export nota' });
  await dialog.getByRole('button', { name: 'Unduh' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'XLSX' }).click(),
  ]);
  await expect(dialog).toContainText('Berkas lengkap');
  expect(download.suggestedFilename()).toMatch(/^cicilan_JKT_[\d-]+_[\d-]+\.xlsx$/);

  const [sheet = {}] = xlsxSheets(readFileSync(await download.path()));
  const headings = Object.entries(sheet).filter(([place]) => /^[A-Z]+1$/.test(place));
  const valuesOf = (name: string) => {
    const [place = ''] = headings.find(([, { value }]) => value === name) ?? [];
    const column = place.slice(0, -1);
    const below = Object.entries(sheet).filter(([at]) => /^[A-Z]+/.exec(at)?.[0] === column);
    return below.slice(1).map(([, { value }]) => value);
  };
  const count = figure(/([\d.]+) nota/.exec(said)?.[1]);
  const counted = valuesOf('Dihitung').map(Number);
  const total = counted.pop();
  expect(counted).toHaveLength(count);
  expect(total).toBe(figure(/Jumlah Rp([\d.]+)/.exec(said)?.[1]));
  expect(counted.reduce((all, one) => all + one, 0)).toBe(total);
  expect(valuesOf('No. nota').at(-1)).toBe(`Jumlah ${count} nota`);
  expect(headings.map(([, { value }]) => value)).not.toContain('Catatan');
  await context.close();
});

const figure = (text = '') => Number(text.replaceAll('.', ''));
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
