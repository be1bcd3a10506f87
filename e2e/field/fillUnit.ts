import { expect, type Page } from '@playwright/test';
import { photo } from './door';
import type { Order } from './order';
import { PLAN } from './phone';

/** A collector's orders to take units. */
export const UNITS = `${PLAN}/unit`;

/** From the list of a collector's orders to the form of one's BAST. */
export async function beginUnit(page: Page, order: Pick<Order, 'id'>): Promise<void> {
  await page.getByRole('link', { name: /^Isi BAST / }).click();
  await expect(page).toHaveURL(new RegExp(`${UNITS}/${order.id}$`));
  await page.getByRole('button', { name: 'Mulai BAST' }).click();
}

/** Asks the phone where it is. */
export async function sayPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ambil posisi' }).click();
  await expect(page.getByRole('button', { name: 'Ambil posisi lagi' })).toBeVisible();
}

/** All that a BAST asks for but the signatures: nothing is missing on the unit. */
export async function fillUnit(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Unit diserahkan' }).check();
  await page.getByLabel('Yang menyerahkan', { exact: true }).selectOption('Nasabah');
  await page.getByLabel('Tempat', { exact: true }).selectOption('Alamat tagih');
  await page.getByLabel('Kilometer', { exact: true }).fill('18204');
  const things = page.getByRole('group', { name: 'Kelengkapan' }).getByRole('radiogroup');
  for (const thing of await things.all())
    await thing.getByRole('radio', { name: 'Ada', exact: true }).check();
  await page.getByLabel('Kondisi unit').fill('Lecet di kiri');
  await page.getByLabel('Pilih foto unit').setInputFiles([await photo(), await photo()]);
  await expect(page.getByText('2 dari 8 foto')).toBeVisible();
  await page.getByLabel('Tempat penyimpanan').fill('Gudang Cakung');
  await sayPlace(page);
}

/** Draws something like a name, as a finger does. */
export async function signUnit(page: Page, who: string): Promise<void> {
  const paper = page.getByRole('img', { name: `Bidang tanda tangan ${who}, kosong` });
  await paper.scrollIntoViewIfNeeded();
  await expect(paper).toHaveCSS('touch-action', 'none');
  // What draws comes late.
  await expect(paper).toHaveAttribute('style', /touch-action/);
  const box = await paper.boundingBox();
  if (!box) throw new Error('there is no paper');
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(0.2, 0.5));
  await page.mouse.down();
  for (let step = 1; step <= 20; step++)
    await page.mouse.move(...at(0.2 + step * 0.03, 0.5 + Math.sin(step) * 0.2));
  await page.mouse.up();
  await expect(page.getByRole('img', { name: new RegExp(`^Tanda tangan ${who} `) })).toBeVisible();
}
