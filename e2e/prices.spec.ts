import { expect, test } from '@playwright/test';
import { profileOf } from './company/signIn';

/*
 * Whoever keeps the master data takes a price list from a file that begins tomorrow: what is new and what changes is
 * shown before, today's prices stay, tomorrow's are the file's.
 */
test('a price list is compared, taken, and begins on its day', async ({ browser }) => {
  const { context, page } = await profileOf(browser, 'admin.sistem');
  await page.goto('/pricelist?search=beat%202024%20jabodetabek');
  const row = page.getByRole('row').filter({ hasText: 'Honda Beat' });
  await expect(row).toHaveCount(1);
  const before = figures(await row.innerText())[0] ?? 0;
  expect(before).toBeGreaterThan(1_000_000);
  const after = before + 250_000;

  await page.goto('/pricelist');
  await page.getByRole('link', { name: 'Unggah daftar harga' }).click();
  await page.getByLabel('Berkas daftar harga').setInputFiles({
    name: 'harga.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Wilayah;Jenis;Merek;Tipe;Tahun;OTR;Pencairan maksimum;DP minimum',
        `Jabodetabek;Motor;Honda;Beat;2024;${grouped(after)};${grouped(after * 0.75)};${grouped(after * 0.2)}`,
        'Jabodetabek;Motor;Honda;Beat Listrik;2026;28.500.000;21.000.000;5.700.000',
      ].join('\r\n'),
    ),
  });
  await expect(page.getByRole('button', { name: 'Baru 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Berubah 1' })).toBeVisible();
  await expect(page.getByText(`dari ${grouped(before)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Ambil daftar harga' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ambil', exact: true }).click();

  // The list of the day on which it begins.
  await expect(page).toHaveURL(/[?&]on=\d{4}-\d{2}-\d{2}/);
  await page.getByRole('searchbox', { name: 'Cari kendaraan' }).fill('listrik');
  await expect(page.getByRole('row').filter({ hasText: 'Beat Listrik' })).toContainText('28.500.000');
  await page.goto('/pricelist?search=beat%202024%20jabodetabek');
  await expect(row).toContainText(grouped(before));
  await page.goto('/pricelist?search=listrik');
  await expect(page.getByText(/Tidak ada kendaraan untuk/)).toBeVisible();
  await context.close();
});

/** Amounts of a row, in their order; a year has no dot. */
const figures = (text: string) =>
  [...text.matchAll(/\d{1,3}(?:\.\d{3})+/g)].map(([amount]) => Number(amount.replaceAll('.', '')));
const grouped = (amount: number) => String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.');
