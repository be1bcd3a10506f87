import { expect, type Page } from '@playwright/test';

/** Chooses a file of a bank to be read; nothing is sent yet. */
export async function upload(page: Page, bank: string, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/payment/import');
  await page.getByRole('link', { name: 'Unggah mutasi' }).first().click();
  await page.getByLabel('Bank', { exact: true }).selectOption(bank);
  await page
    .getByLabel('Berkas mutasi')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Posts what the statement has ready, by the words of its button. */
export async function post(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: words }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Posting', exact: true }).click();
  await expect(dialog.getByText(/baris menjadi nota$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
}
