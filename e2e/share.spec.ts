import { expect, test, type Page, type Response } from '@playwright/test';
import { profileOf } from './company/signIn';

/*
 * Staff make a link to a contract's card; its customer, who has no account, opens it on a phone. Once it is revoked it is
 * worth as much as one that somebody made up.
 */
test('a customer opens the shared card on a phone, until the link is revoked', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await profileOf(browser, 'kontrak.jkt');
  await page.goto('/contract?status=OVERDUE');
  await page
    .getByRole('link', { name: /, JKT-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contract\/JKT-/);
  const code = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  const href = await page.getByRole('textbox', { name: 'Tautan baru' }).inputValue();
  expect(href).toMatch(/\/share\/customer\/[\w-]{43}$/);
  const send = page.getByRole('link', { name: 'Kirim lewat WhatsApp' });
  expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toContain(href);
  const left = await page
    .locator('#kartu')
    .evaluate(
      () =>
        [...document.querySelectorAll('dt')].find((dt) => dt.textContent === 'Sisa angsuran')?.nextSibling
          ?.textContent,
    );

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const visitor = await phone.newPage();
  const asked: { url: string; authorization: string | undefined; referer: string | undefined }[] = [];
  visitor.on('request', (request) => {
    const { authorization, referer } = request.headers();
    asked.push({ url: request.url(), authorization, referer });
  });
  const document_ = await visitor.goto(href);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kartu Piutang Nasabah' })).toBeVisible();
  await expect(visitor.getByText('Harus dibayar sekarang')).toBeVisible();
  await expect(visitor.getByText(code).first()).toBeVisible();
  await expect(visitor.getByText(left ?? 'nothing').first()).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(visitor.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expectQuiet(document_);

  // The card, once, and nothing else of the company; nobody's session, no address told to anybody.
  await visitor.waitForTimeout(2500);
  const calls = asked.filter(({ url }) => url.includes('/api/'));
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
    `/api/shared-cards/${href.split('/').at(-1)}`,
  ]);
  for (const { authorization, referer, url } of asked) {
    expect(authorization).toBeUndefined();
    expect(new URL(url).origin).toBe(new URL(baseURL ?? '').origin);
    expect(referer ?? '').not.toContain('/share/');
  }
  expect(
    await visitor.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0),
  ).toBe(0);
  expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual([]);

  // Staff who open it are nobody there, too.
  const own = await context.newPage();
  const [call] = await Promise.all([own.waitForRequest(/\/api\/shared-cards\//), own.goto(href)]);
  expect((await call.allHeaders()).authorization).toBeUndefined();
  await own.close();

  await page.getByRole('button', { name: 'Cabut' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click();
  await expect(page.getByText('Tautan dicabut.')).toBeVisible();
  const revoked = await textOf(visitor, href);
  const guessed = await textOf(visitor, `/share/customer/${'A'.repeat(43)}`);
  expect(revoked).toContain('Tautan ini tidak berlaku. Mintalah yang baru ke kantor.');
  expect(guessed).toBe(revoked);
  await phone.close();
  await context.close();
});

async function textOf(page: Page, href: string): Promise<string> {
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Kartu sedang dibuka…')).toHaveCount(0);
  return page.locator('body').innerText();
}

/** Not kept, not listed, and no other site is told of its address. */
async function expectQuiet(answer: Response | null): Promise<void> {
  const headers = (await answer?.allHeaders()) ?? {};
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(headers['x-robots-tag']).toContain('noindex');
}
