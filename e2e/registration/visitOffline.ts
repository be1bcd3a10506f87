import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { cameraPhoto } from './cameraPhoto';

/** A surveyor's phone: it starts from its service worker, and knows where it is. */
export const SURVEYOR_PHONE: BrowserContextOptions = {
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  permissions: ['geolocation'],
  geolocation: { latitude: -6.2001, longitude: 106.8666, accuracy: 12 },
};

/** The phone has everything that it needs on the way: the app, and whom to visit. */
export async function takeAlong(page: Page, name: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/customer/survey');
  await expect(wayTo(page, name)).toBeVisible();
  // From the second start on the worker answers.
  await page.reload();
  await expect(wayTo(page, name)).toBeVisible();
}

const wayTo = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Isi survei' });

/** Fills the visit with no connection, and has it sent when there is one again. */
export async function visitOffline(context: BrowserContext, page: Page, name: string): Promise<void> {
  await context.setOffline(true);
  await wayTo(page, name).click();
  await page.getByRole('button', { name: 'Mulai survei' }).click();
  await page.getByLabel('Ambil foto survei').setInputFiles(await cameraPhoto('rumah.jpg'));
  await expect(page.getByText('1 dari 12 foto')).toBeVisible();
  await page.getByRole('button', { name: 'Ambil posisi' }).click();
  await expect(page.getByRole('link', { name: 'Lihat di peta' })).toBeVisible();
  await page.getByLabel('Yang ditemui').selectOption('Pemohon');
  await page.getByLabel('Alamat', { exact: true }).selectOption('Sesuai form');
  await page.getByLabel('Kata tetangga').fill('Dikenal baik oleh tetangga');
  await page.getByLabel('Rekomendasi').selectOption('Layak');
  await page.getByRole('button', { name: 'Simpan untuk dikirim' }).click();
  await expect(page.getByText('Menunggu sambungan')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^Diterima server/)).toBeVisible();
}
