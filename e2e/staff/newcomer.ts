import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { codesSoFar, newestCode } from '../company/serverLog';
import { typePassword } from '../company/signIn';

/** What somebody signs in with. */
export interface Account {
  username: string;
  password: string;
}

/** An authenticator app on somebody's phone. */
export interface AuthenticatorApp {
  /** The code that it shows, or will in so many ms: a code counts once, and another comes each half minute. */
  code: (later?: number) => string;
}

/** Opens an invitation and chooses a password with it. */
export async function choosePassword(
  page: Page,
  link: string,
  { username, password }: Account,
): Promise<void> {
  await page.goto(link);
  await expect(page.getByLabel('Nama pengguna')).toHaveValue(username);
  // No history keeps it.
  await expect(page).toHaveURL(/\/account\/link$/);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(password);
  await page.getByLabel('Ulangi kata sandi baru').fill(password);
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Kata sandi sudah dibuat')).toBeVisible();
}

/** Signs in for the first time, from the page that said that the password is there. */
export async function signInByPrintedCode(page: Page, { username, password }: Account): Promise<void> {
  const before = codesSoFar(username);
  await page.getByRole('link', { name: 'Ke halaman masuk' }).click();
  await typePassword(page, username, password);
  await page.getByLabel('Kode masuk').fill(await newestCode(username, before));
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}

/** Sets an authenticator app up by the key that the page shows for typing, and the code that is sent for it. */
export async function setUpAuthenticator(
  page: Page,
  { username, password }: Account,
): Promise<AuthenticatorApp> {
  const before = codesSoFar(username);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Pasang aplikasi autentikator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasang aplikasi autentikator' });
  await dialog.getByLabel('Kata sandi').fill(password);
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
  const key = await dialog.locator('code').innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) });
  const code = (later = 0) => totp.generate({ timestamp: Date.now() + later });
  await dialog.getByLabel('Kode yang dikirim').fill(await newestCode(username, before));
  await dialog.getByLabel('Kode yang tampil di aplikasi').fill(code());

  const recovery = page.getByRole('dialog', { name: 'Kode pemulihan' });
  await expect(recovery.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem')).toHaveCount(10);
  await recovery.getByLabel('Kode pemulihan sudah saya simpan').check();
  await recovery.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByText('Sisa 10')).toBeVisible();
  return { code };
}

/** Signs out, and in again with the app: no code is sent any more. */
export async function signInByApp(page: Page, account: Account, app: AuthenticatorApp): Promise<void> {
  const sent = codesSoFar(account.username);
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anda sudah keluar' })).toBeVisible();
  await page.getByRole('link', { name: 'Masuk lagi' }).click();
  await typePassword(page, account.username, account.password);
  await expect(page.getByText('Isi kode 6 angka dari aplikasi autentikator.')).toBeVisible();
  await page.getByLabel('Kode masuk').fill(app.code(30_000));
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(codesSoFar(account.username)).toBe(sent);
}
