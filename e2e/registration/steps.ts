import { expect, type Locator, type Page } from '@playwright/test';
import { cameraPhoto } from './cameraPhoto';

/** Takes a step of the flow: its button, its question. */
export async function step(
  page: Page,
  verb: string,
  fill?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb} `) });
  await fill?.(dialog);
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toBeHidden();
}

/** Sends a paper that a step asks for. */
export async function sendPaper(dialog: Locator, label: string): Promise<void> {
  await dialog.getByLabel(`Ambil foto ${label}`).setInputFiles(await cameraPhoto('kertas.jpg'));
  const paper = dialog.getByRole('region', { name: label });
  await expect(paper.getByRole('button', { name: 'Hapus' })).toBeVisible();
}
