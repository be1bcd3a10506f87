import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PLAN, type Phone } from './phone';

/** What a collector finds at a door and writes down. */
export interface Found {
  note: string;
  /** What was paid, rupiah; 0: nothing was. */
  paid: number;
  /** How many photos. */
  photos: number;
  /** How wide each of them is, px; left out: small. */
  width?: number;
}

/** A visit as it stands on the phone's screen. */
export interface Made extends Found {
  code: string;
  /** Of its TTS, as it was shown; null: no money was taken. */
  number: string | null;
}

let taken = 0;

/** A photo that is like no other, so many pixels wide. */
export async function photo(width = 320): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  taken += 1;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const buffer = await sharp({
    create: { width, height: width * 0.75, channels: 3, background: 'black', noise },
  })
    .jpeg()
    .toBuffer();
  return { name: `foto-${taken}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Begins the visit to an account, from the list or by its address. */
export async function begin({ page }: Phone, code?: string): Promise<void> {
  if (code === undefined) {
    const list = page.getByRole('list', { name: 'Akun hari ini' });
    await list
      .getByRole('link', { name: /^Catat kunjungan / })
      .first()
      .click();
  } else await page.goto(`${PLAN}/${code}`);
  await page.getByRole('button', { name: 'Mulai kunjungan' }).click();
}

/** Fills what was found, and does not save it. */
export async function fill(page: Page, { note, paid, photos, width }: Found): Promise<void> {
  await page.getByLabel('Yang ditemui').selectOption('Nasabah');
  await page.getByLabel('Tempat', { exact: true }).selectOption('Alamat tagih');
  await page.getByLabel('Hasil', { exact: true }).selectOption(paid > 0 ? 'Dibayar' : 'Menolak membayar');
  if (paid > 0) await page.getByLabel('Uang yang diterima').fill(String(paid));
  await page.getByLabel('Catatan (boleh kosong)').fill(note);
  await page.getByRole('button', { name: 'Ambil posisi' }).click();
  if (photos > 0) {
    await page
      .getByLabel('Pilih foto kunjungan')
      .setInputFiles(await Promise.all(Array.from({ length: photos }, () => photo(width))));
  }
  await expect(page.getByRole('button', { name: 'Ambil posisi lagi' })).toBeVisible();
  if (photos > 0) await expect(page.getByText(`${photos} dari 3 foto`)).toBeVisible();
}

/** Saves it; what was found is on the phone then, with the number of its TTS. */
export async function save(page: Page, found: Found): Promise<Made> {
  await page.getByRole('button', { name: /^Simpan (kunjungan|dan beri tanda terima)$/ }).click();
  const outcome = page.getByRole('region', { name: 'Kunjungan', exact: true });
  await expect(outcome).toBeVisible();
  const number =
    found.paid > 0
      ? await outcome.getByRole('group', { name: 'Tanda terima' }).locator('strong').first().innerText()
      : null;
  return { ...found, code: decodeURIComponent(page.url().split('/').at(-1) ?? ''), number };
}

/** One whole visit: of the next account of the list, or of the one that is named. */
export async function visit(phone: Phone, found: Found, code?: string): Promise<Made> {
  await begin(phone, code);
  await fill(phone.page, found);
  return save(phone.page, found);
}

export const backToList = ({ page }: Phone): Promise<void> =>
  page.getByRole('link', { name: 'Kembali ke daftar' }).click();
