import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { codesSoFar, newestCode } from './serverLog';

/** Password of every account of the seeded company. */
export const DEMO_PASSWORD = 'angsur-demo';

/** A small phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/** Signs in through the screens, with password and the printed one-time code. */
export async function signIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  const before = codesSoFar(username);
  await page.goto('/login');
  await typePassword(page, username, password);
  const code = page.getByLabel(/kode/i);
  await expect(code).toBeVisible();
  await code.fill(await newestCode(username, before));
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'));
}

/** The first step of signing in. */
export async function typePassword(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

/** A browser profile of its own, signed in. */
export async function profileOf(
  browser: Browser,
  username: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signIn(page, username);
  return { context, page };
}
