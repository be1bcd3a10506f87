import { expect, type Page } from '@playwright/test';
import { printedLink } from '../company/serverLog';

/** Somebody who is hired, and as what. */
export interface Newcomer {
  name: string;
  username: string;
  title: string;
}

/** What the cashier's title of the demo company opens, as the form of titles calls it. */
const RIGHTS = ['Kontrak', 'Kartu piutang', 'Bayar cicilan', 'Ubah nota', 'Kas kecil'];

/** Makes a title like the cashier's, which also forgives a quarter of the penalty alone. */
export async function makeTitle(page: Page, title: string): Promise<void> {
  await page.goto('/user/title');
  const cashiers = await opensOf(page, 'Kasir');
  expect(cashiers).toHaveLength(RIGHTS.length);

  await addTitle(page, title, RIGHTS);
  expect(await opensOf(page, title)).toEqual(cashiers);
}

/** Adds a title with some rights, which also forgives a quarter of the penalty alone. */
export async function addTitle(page: Page, title: string, rights: readonly string[]): Promise<void> {
  await page.goto('/user/title');
  await page.getByRole('button', { name: 'Tambah jabatan' }).click();
  const form = page.getByRole('dialog', { name: 'Jabatan baru' });
  await form.getByLabel('Nama').fill(title);
  await form.getByLabel('Potongan denda').fill('25');
  for (const right of rights) await form.getByLabel(right, { exact: true }).check();
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`Jabatan ${title} tersimpan.`)).toBeVisible();
  await expect(form).toBeHidden();
}

/** The sentences of what a title opens, read as on a phone: one title at a time. */
async function opensOf(page: Page, title: string): Promise<string[]> {
  await page.getByLabel('Jabatan yang ditampilkan').selectOption(title);
  await page.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  const sentences = await dialog.getByRole('list').first().getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toBeHidden();
  return sentences;
}

/** The menu that holders of a title have, by 'Lihat sebagai'. */
export async function menuOf(page: Page, title: string): Promise<string[]> {
  await page.getByRole('button', { name: title, exact: true }).click();
  await page
    .getByRole('dialog', { name: title, exact: true })
    .getByRole('button', { name: 'Lihat sebagai' })
    .click();
  await expect(page.getByText(`Lihat sebagai ${title}`)).toBeVisible();
  return page
    .getByRole('region', { name: `Menu ${title}` })
    .getByRole('listitem')
    .allInnerTexts();
}

/** Hires somebody without an address for mail: it waits for a second person. */
export async function hire(page: Page, { name, username, title }: Newcomer): Promise<void> {
  await page.goto('/user/staff');
  await page.getByRole('button', { name: 'Tambah staf' }).click();
  const form = page.getByRole('dialog', { name: 'Staf baru' });
  await form.getByLabel('Nama', { exact: true }).fill(name);
  await form.getByLabel('Nama pengguna').fill(username);
  await form.getByLabel('Jabatan').selectOption(title);
  await form.getByLabel('Kantor').selectOption('Jakarta');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(/\/user\/staff\/\d+$/);
  await expect(page.getByText('Menunggu persetujuan').first()).toBeVisible();
}

/** An approver of the office lets them in. @returns the link that the server then printed, for a password of their own */
export async function letIn(page: Page, { name, username }: Newcomer): Promise<string> {
  await approve(page, new RegExp(`^Setujui .*${name}`));
  return printedLink(username);
}

/** Approves what waits in the inbox, by the name of its button. */
export async function approve(page: Page, button: RegExp): Promise<void> {
  await page.goto('/account/approval');
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Putuskan permintaan' });
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect(dialog).toBeHidden();
}

/** The log's newest lines that name somebody or their title, oldest first. */
export async function storyOf(page: Page, mark: string): Promise<string[]> {
  await page.goto('/user/log');
  const rows = page
    .getByRole('table', { name: 'Log, terbaru di atas' })
    .getByRole('row')
    .filter({ hasText: mark });
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).reverse();
}
