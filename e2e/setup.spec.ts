import { expect, test, type Browser, type Page } from '@playwright/test';
import { startEmptyServer, type EmptyServer } from './company/emptyServer';

/*
 * A company begins with nobody: whoever runs the server opens the link that it prints, becomes Admin Sistem, sets the
 * company up on a phone, and hires a cashier, who opens the invitation and signs in.
 */
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const PASSWORD = 'kuda lumping makan beling';

let server: EmptyServer;
test.beforeAll(async () => {
  server = await startEmptyServer();
});
test.afterAll(() => server.stop());

test('from the server’s link to a cashier who signs in', async ({ browser }) => {
  const admin = await onPhone(browser);
  const link = await server.says(/(http:\S+\/account\/link#\S+)/);
  await becomeAdministrator(admin, link);
  await signIn(admin, 'dewi');

  // Home offers the set-up; the menu is the specification's.
  await expect(
    admin.getByRole('heading', { name: 'Siapkan Sinar Kredit untuk nasabah pertama' }),
  ).toBeVisible();
  await admin.getByRole('link', { name: 'Lanjutkan penyiapan' }).click();
  await expect(admin.getByText('1 dari 7 langkah selesai')).toBeVisible();
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await fillOffice(admin);
  await takeTitlesOut(admin);
  const invitation = await hire(admin, { name: 'Eka Lestari', username: 'eka', title: 'Kasir' });

  // Left in the middle, and resumed where it really stands.
  await admin.goto(server.address);
  await admin.getByRole('link', { name: 'Lanjutkan penyiapan' }).click();
  await expect(admin.getByText('Eka Lestari · Kasir, diundang')).toBeVisible();
  await makeRules(admin);
  for (const step of ['Staff pertama', 'OTR dan Pencairan']) await passOver(admin, step);
  await expect(admin.getByText('5 dari 7 langkah selesai, 2 dilewati')).toBeVisible();

  const cashier = await onPhone(browser);
  await cashier.goto(invitation);
  await expect(cashier.getByText('Sinar Kredit')).toBeVisible();
  await cashier.getByLabel('Kata sandi baru', { exact: true }).fill(PASSWORD);
  await cashier.getByLabel('Ulangi kata sandi baru').fill(PASSWORD);
  await cashier.getByRole('button', { name: 'Simpan' }).click();
  await expect(cashier.getByRole('heading', { name: 'Kata sandi sudah dibuat' })).toBeVisible();
  await signIn(cashier, 'eka');
  await expect(cashier.getByRole('heading', { level: 1, name: /, Eka$/ })).toBeVisible();
  // What a cashier may not do is not there for them.
  await expect(cashier.getByRole('link', { name: 'Lanjutkan penyiapan' })).toHaveCount(0);
  await cashier.goto(`${server.address}/setup`);
  await expect(cashier.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  // The invitation opened once.
  await cashier.goto(server.address);
  await cashier.goto(invitation);
  await expect(cashier.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeVisible();

  await admin.reload();
  await expect(admin.getByText('Eka Lestari · Kasir', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Selesaikan penyiapan' }).click();
  await expect(admin.getByText('Penyiapan selesai')).toBeVisible();
  await admin.goto(server.address);
  await expect(admin.getByRole('heading', { level: 1, name: /, Dewi$/ })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Lanjutkan penyiapan' })).toHaveCount(0);
});

const onPhone = async (browser: Browser): Promise<Page> => (await browser.newContext(PHONE)).newPage();

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function becomeAdministrator(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Nama perusahaan').fill('Sinar Kredit');
  await page.getByLabel('Kode kantor pertama').fill('SBY');
  await page.getByLabel('Nama kantor pertama').fill('Surabaya');
  await page.getByLabel('Nama Anda').fill('Dewi Anggraini');
  await page.getByLabel('Nama pengguna').fill('dewi');
  await page.getByLabel('E-mail').fill('dewi@sinar.test');
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ulangi kata sandi baru').fill(PASSWORD);
  await page.getByRole('button', { name: 'Simpan dan mulai' }).click();
  await expect(page.getByRole('heading', { name: 'Perusahaan siap' })).toBeVisible();
}

async function signIn(page: Page, username: string): Promise<void> {
  const code = new RegExp(`Kode masuk untuk ${username}: (\\d{6})`);
  await page.goto(`${server.address}/login`);
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.getByLabel(/kode/i).fill(await server.says(code));
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'));
}

async function fillOffice(page: Page): Promise<void> {
  const company = step(page, 'Perusahaan dan kantor pertama');
  await company.getByRole('button', { name: 'Lengkapi kantor' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Alamat').fill('Jl. Tunjungan No. 12, Surabaya');
  await form.getByLabel('Telepon').fill('(031) 555 0112');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(company.getByText('Jl. Tunjungan No. 12, Surabaya')).toBeVisible();
  await expect(company.getByText('Selesai')).toBeVisible();
}

async function takeTitlesOut(page: Page): Promise<void> {
  const titles = step(page, 'Jabatan');
  await titles.getByRole('button', { name: 'Keluarkan jabatan' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('checkbox', { name: 'Surveyor' })).toBeDisabled();
  await form.getByRole('checkbox', { name: 'Supervisor Kolektor' }).check();
  await form.getByRole('button', { name: 'Keluarkan 1 jabatan' }).click();
  await expect(form).toHaveCount(0);
  await expect(titles.getByText('Supervisor Kolektor')).toHaveCount(0);
}

/** @returns the address of the invitation */
async function hire(page: Page, who: { name: string; username: string; title: string }): Promise<string> {
  await step(page, 'Staff pertama').getByRole('button', { name: 'Tambah staf' }).click();
  const form = page.getByRole('dialog', { name: 'Staf baru' });
  await form.getByLabel('Nama', { exact: true }).fill(who.name);
  await form.getByLabel('Nama pengguna').fill(who.username);
  await form.getByLabel('Jabatan').selectOption(who.title);
  await form.getByLabel('Kantor', { exact: true }).selectOption('Surabaya');
  await form.getByRole('button', { name: 'Simpan' }).click();
  const made = page.getByRole('dialog', { name: `Tautan kata sandi ${who.name}` });
  await made.getByRole('button', { name: 'Buat tautan' }).click();
  const href = await made.getByRole('textbox').inputValue();
  await made.getByRole('button', { name: 'Selesai' }).click();
  await expect(made).toHaveCount(0);
  return href;
}

/** Perhitungan, Jenis Kontrak and Finance, each by the form that its own screen has. */
async function makeRules(page: Page): Promise<void> {
  const calculation = step(page, 'Perhitungan');
  await calculation.getByRole('button', { name: 'Perhitungan motor' }).click();
  const rules = page.getByRole('dialog', { name: 'Perhitungan baru' });
  await expect(rules.getByLabel('Denda per hari')).toHaveValue('0,5');
  await rules.getByLabel('Kode').fill('R2-FLAT');
  await rules.getByLabel('Nama', { exact: true }).fill('Motor, bunga flat');
  await rules.getByLabel('Bunga per tahun').fill('22');
  await rules.getByRole('button', { name: 'Simpan' }).click();
  await expect(calculation.getByText('Motor, bunga flat · Motor (R2)')).toBeVisible();
  await named(page, 'Jenis Kontrak', 'MOTOR', 'Kredit motor bekas');
  await named(page, 'Finance', 'SENDIRI', 'Modal sendiri');
}

async function named(page: Page, master: string, code: string, name: string): Promise<void> {
  await step(page, master)
    .getByRole('button', { name: `Tambah ${master.toLowerCase()}` })
    .click();
  const form = page.getByRole('dialog', { name: `${master} baru` });
  await form.getByLabel('Kode').fill(code);
  await form.getByLabel('Nama', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(step(page, master).getByText(name)).toBeVisible();
  await expect(form).toHaveCount(0);
}

async function passOver(page: Page, name: string): Promise<void> {
  await step(page, name).getByRole('button', { name: 'Lewati' }).click();
  await expect(step(page, name).getByText('Dilewati')).toBeVisible();
}
