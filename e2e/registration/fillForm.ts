import { expect, type Locator, type Page } from '@playwright/test';
import { cameraPhoto } from './cameraPhoto';

/** Who applies, and for what. */
export interface Application {
  name: string;
  plate: string;
  chassis: string;
  engine: string;
}

/** What the form said that the loan comes to, rupiah. */
export interface Promised {
  instalment: number;
  principal: number;
  /** All instalments. */
  total: number;
}

/** Months. */
export const TENOR = 12;
const DOWN_PAYMENT = 6_000_000;

/** Fills a new form, by keys and by the camera, and hands it in; `press`: how its last button is pressed. */
export async function fillForm(
  page: Page,
  application: Application,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<Promised> {
  await fillApplicant(page, application);
  await goOn(page, 'Pekerjaan');
  await fillWork(page);
  await goOn(page, 'Keluarga & kontak');
  await fillContact(page);
  await goOn(page, 'Kendaraan');
  await fillVehicle(page, application);
  await goOn(page, 'Struktur pembiayaan');
  const promised = await fillStructure(page, application);
  await goOn(page, 'Dokumen');
  for (const document of ['KTP pemohon', 'Kartu keluarga', 'Bukti penghasilan']) {
    await photograph(page, document);
  }
  await goOn(page, 'Periksa & kirim');
  await page.getByLabel('Surveyor').selectOption('Joko Purnomo');
  const people = group(page, 'Kunjungan dan perantara');
  await people.getByLabel('Agen').selectOption('Rahmat Hidayat');
  await people.getByLabel('Marketing Ekternal').selectOption('Nurul Aini');
  await expect(page.getByText('Form lengkap')).toBeVisible();
  await expect(page.getByText(/^Tersimpan di server pukul/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Ajukan' }));
  return promised;
}

const goOn = async (page: Page, step: string) => {
  await page.getByRole('button', { name: `Lanjut: ${step}` }).click();
  await expect(page.getByRole('group', { name: step, exact: true })).toBeVisible();
};

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function fillApplicant(page: Page, { name }: Application): Promise<void> {
  const part = group(page, 'Pemohon');
  await part.getByLabel('NIK', { exact: true }).fill('3175014708900003');
  // What the NIK says is taken over with a press.
  await page.getByRole('button', { name: 'Isikan' }).click();
  await expect(part.getByLabel('Tanggal lahir')).toHaveValue('07/08/1990');
  await expect(part.getByLabel('Jenis kelamin')).toHaveValue('FEMALE');
  await part.getByLabel('Nama sesuai KTP').fill(name);
  await part.getByLabel('Tempat lahir').fill('Jakarta');
  await part.getByLabel('Status perkawinan').selectOption('Belum kawin');
  await part.getByLabel('Nama gadis ibu kandung').fill('Sumiati');
  await part.getByLabel('Telepon', { exact: true }).fill('0812 5550 1177');
  await part.getByLabel('Status rumah').selectOption('Milik keluarga');
  const address = group(page, 'Alamat KTP');
  await address.getByLabel('Jalan, gang, nomor').fill('Jl. Kayu Manis VIII No. 12');
  await address.getByLabel('RT', { exact: true }).fill('004');
  await address.getByLabel('RW', { exact: true }).fill('007');
  await address.getByLabel('Cari kelurahan atau kecamatan').fill('kayu manis');
  await address.getByRole('option', { name: /Kayu Manis/ }).click();
  await expect(address.getByLabel('Provinsi')).toHaveValue(/Jakarta$/);
}

async function fillWork(page: Page): Promise<void> {
  await page.getByLabel('Jenis pekerjaan').selectOption('Karyawan');
  await page.getByLabel('Nama perusahaan atau usaha').fill('PT Sinar Boga');
  await page.getByLabel('Alamat tempat kerja').fill('Jl. Raya Bekasi Km 18');
  await page.getByLabel('Penghasilan per bulan', { exact: true }).fill('6500000');
  await page.getByLabel('Pengeluaran per bulan').fill('2500000');
}

async function fillContact(page: Page): Promise<void> {
  const part = group(page, 'Kontak darurat');
  await part.getByLabel('Nama').fill('Dewi Rahmawati');
  await part.getByLabel('Hubungan').fill('Adik');
  await part.getByLabel('Telepon').fill('0857 5550 9081');
}

async function fillVehicle(page: Page, { name, plate, chassis, engine }: Application): Promise<void> {
  await page.getByLabel('Cari di OTR dan Pencairan').fill('honda beat jabodetabek');
  await page
    .getByRole('option', { name: /Honda Beat/ })
    .first()
    .click();
  await page.getByLabel('Warna').fill('Hitam');
  await page.getByLabel('Nomor polisi').fill(plate);
  await page.getByLabel('Nomor rangka').fill(chassis);
  await page.getByLabel('Nomor mesin').fill(engine);
  await page.getByLabel('Nama di BPKB').fill(name);
  await page.getByLabel('Nomor BPKB').fill('R-04821773');
}

async function fillStructure(page: Page, { name }: Application): Promise<Promised> {
  await page.getByLabel('Jenis pembiayaan').selectOption('Pembelian kendaraan');
  await page.getByLabel('Jenis kontrak').selectOption('Kredit motor bekas');
  await page.getByLabel('Perhitungan', { exact: true }).selectOption('Motor, bunga flat');
  await page.getByLabel('Finance').selectOption('Modal sendiri');
  // The price of the list stands there already.
  await expect(page.getByLabel('Harga OTR')).toHaveValue(/\d/);
  await page.getByLabel('Uang muka').fill(String(DOWN_PAYMENT));
  await page.getByLabel('Tenor (bulan)').fill(String(TENOR));
  await page.getByLabel('Tanggal kontrak').fill(todayInJakarta());
  await page.getByLabel('Bank', { exact: true }).fill('BCA');
  await page.getByLabel('Nomor rekening').fill('5220304121');
  await page.getByLabel('Nama pemilik rekening').fill(name);
  const result = group(page, 'Hasil perhitungan');
  const said = async (label: string) =>
    rupiah(await result.getByText(label, { exact: true }).locator('xpath=following-sibling::dd').innerText());
  await expect(result.getByText('Angsuran per bulan')).toBeVisible();
  return {
    instalment: await said('Angsuran per bulan'),
    principal: await said('Pokok pinjaman'),
    total: await said('Jumlah seluruh angsuran'),
  };
}

async function photograph(page: Page, document: string): Promise<void> {
  await page.getByLabel(`Ambil foto ${document}`).setInputFiles(await cameraPhoto('IMG_20261120_0731.jpg'));
  await expect(group(page, document).getByRole('button', { name: 'Hapus' })).toBeVisible();
}

/** The office's today, `YYYY-MM-DD`. */
const todayInJakarta = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

/** `Rp1.234.567` as a number. */
export const rupiah = (text: string): number => Number(/Rp([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''));
