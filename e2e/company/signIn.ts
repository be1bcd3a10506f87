import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { codesSoFar, newestCode } from './serverLog';

/** Password of every account of the seeded company. */
export const DEMO_PASSWORD = 'angsur-demo';

/** Signs in through the screens, with password and the printed one-time code. */
export async function signIn(page: Page, username: string): Promise<void> {
  const before = codesSoFar(username);
  await page.goto('/login');
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
  const code = page.getByLabel(/kode/i);
  await expect(code).toBeVisible();
  await code.fill(await newestCode(username, before));
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'));
}

/** A browser profile of its own, signed in. */
export async function profileOf(
  browser: Browser,
  username: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, username);
  return { context, page };
}
