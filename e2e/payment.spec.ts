import { expect, test } from '@playwright/test';
import { profileOf } from './company/signIn';

/* A cashier finds a customer by plate and takes a part payment with its penalty; every figure agrees afterwards. */

test('a part payment with a penalty: found by plate, previewed, saved once, printed, the same everywhere', async ({
  browser,
}) => {
  const { context, page } = await profileOf(browser, 'kasir.jkt');
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });

  await page.goto('/contract?status=OVERDUE');
  const late = page.getByRole('row').filter({ hasText: /Terlambat (?:[4-9]|\d\d+) hari/ });
  await expect(late.first()).toBeVisible();
  const [, , plate = ''] = await late.first().locator('th, td').allInnerTexts();

  await test.step('found by plate, written without spaces', async () => {
    await page.goto('/payment');
    const search = page.getByLabel('Cari kontrak');
    await search.fill(plate.replaceAll(' ', ''));
    await expect(page.getByRole('main').getByText(plate)).toBeVisible();
    await search.press('Enter');
    await expect(page.getByText('Nota yang akan dibuat')).toBeVisible();
    // Enter pays nothing: it goes on from the amount to the banknotes and the money given.
    await expect(page.getByLabel('Jumlah bayar')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Tunai')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Uang diterima')).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  const penalty = figure(await page.getByText('Denda belum dibayar').locator('xpath=..').innerText());
  expect(penalty).toBeGreaterThan(0);
  const paid = penalty + 100_000;

  await test.step('the penalty comes first, the rest is the instalment', async () => {
    await page.getByLabel('Jumlah bayar').fill(String(paid));
    const preview = page.getByText('Nota yang akan dibuat').locator('xpath=ancestor::*[2]');
    await expect(preview).toContainText('100.000');
    await expect(preview).toContainText('masa tenggang');
    await page.getByLabel('Tunai').fill(String(paid));
  });

  let invoice = '';
  await test.step('saved once, however often it is pressed, and printed', async () => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/api\/payments\//.test(request.url())) posts.push(request.url());
    });
    await page.getByRole('button', { name: 'Simpan & cetak' }).dblclick();
    const saved = page.getByRole('dialog', { name: 'Pembayaran tersimpan' });
    // The first print of this device: its paper is asked for, and what is left is read before it is printed.
    await saved.getByRole('radio', { name: 'Gulungan 58 mm' }).check();
    await saved.getByRole('button', { name: 'Lihat cetakan' }).click();
    await expect(saved.getByText(/^Rp[\d.]+ \(\d+\sangsuran\)$/)).toBeVisible();
    await saved.getByRole('button', { name: 'Cetak' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
    expect(posts).toHaveLength(1);
    invoice = /JKT\/\d{4}\/\d{5}/.exec(await page.locator('body').innerText())?.[0] ?? '';
    expect(invoice).not.toBe('');
  });

  await test.step('Enter leads to the next customer', async () => {
    await expect(page.getByRole('button', { name: 'Nasabah berikutnya' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Cari kontrak')).toBeFocused();
  });

  await test.step('the card and the list of receipts say the same', async () => {
    await page.goto('/credit');
    const row = page.getByRole('row').filter({ hasText: invoice });
    await expect(row).toContainText(grouped(paid));
    await expect(row).toContainText(grouped(penalty));
    const contract = /JKT-\d{4}-\d{5}/.exec(await row.innerText())?.[0] ?? '';
    await page.goto(`/contract/${contract}`);
    await expect(page.getByRole('main')).toContainText(invoice);
    await page.goto(`/payment/${contract}`);
    await expect(page.getByRole('row').filter({ hasText: 'Terlambat' }).first()).toContainText('100.000');
    await expect(page.getByText('Denda belum dibayar').locator('xpath=..')).toContainText('Rp0');
  });
  await context.close();
});

test('an early settlement: quoted, taken once, printed, and nothing is owed any more', async ({
  browser,
}) => {
  const { context, page } = await profileOf(browser, 'kasir.jkt');
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  await page.goto('/contract?status=ACTIVE');
  const first = page
    .getByRole('row')
    .filter({ hasText: /JKT-\d{4}-\d{5}/ })
    .first();
  const contract = /JKT-\d{4}-\d{5}/.exec(await first.innerText())?.[0] ?? '';
  await page.goto(`/payment/${contract}`);
  await page.getByRole('button', { name: 'Tindakan' }).click();
  await page.getByRole('menuitem', { name: 'Pelunasan dipercepat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pelunasan dipercepat' });
  const total = figure(await dialog.getByText('Total pelunasan').locator('xpath=..').innerText());
  expect(total).toBeGreaterThan(0);

  let invoice = '';
  await test.step('taken once, however often it is pressed, part of it by transfer', async () => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/settlement$/.test(request.url())) posts.push(request.url());
    });
    await dialog.getByLabel('Tunai').fill('1000');
    await dialog.getByLabel('No. referensi bank').fill('BCA 7781');
    await dialog.getByRole('button', { name: 'Terima & cetak' }).dblclick();
    const done = page.getByRole('dialog', { name: 'Pelunasan tersimpan' });
    await done.getByRole('radio', { name: 'A4' }).check();
    await done.getByRole('button', { name: 'Lihat cetakan' }).click();
    await expect(done).toContainText(grouped(total - 1000));
    await done.getByRole('button', { name: 'Cetak' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
    expect(posts).toHaveLength(1);
    invoice = /JKT\/\d{4}\/\d{5}/.exec(await done.innerText())?.[0] ?? '';
    await done.getByRole('button', { name: 'Selesai' }).click();
  });

  await test.step('the card is closed, and the receipts add up to what was paid', async () => {
    await expect(page.getByText('Tidak ada lagi yang perlu dibayar pada kontrak ini.')).toBeVisible();
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await expect(page.getByRole('menuitem', { name: 'Data kontrak' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Pelunasan dipercepat' })).toBeHidden();
    // It may have more receipts than a page of the list.
    await page.goto(`/credit?search=${encodeURIComponent(invoice)}`);
    await expect(page.getByRole('row').filter({ hasText: invoice })).toBeVisible();
    await expect(page.getByText(/^Jumlah seluruhnya/)).toBeVisible();
  });
  await context.close();
});

/** The last amount in a text, rupiah. */
const figure = (text: string) => Number((/Rp([\d.]+)\s*$/.exec(text.trim())?.[1] ?? '').replaceAll('.', ''));
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
