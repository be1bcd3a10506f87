import { expect, test, type Page } from '@playwright/test';
import { profileOf } from './company/signIn';

/*
 * The story that the product exists to tell: two people, two browsers, one receipt.
 */

test('a cashier asks for a change, an approver hears of it at once and approves, both see the truth', async ({
  browser,
}) => {
  const cashier = await profileOf(browser, 'kasir.jkt');
  const approver = await profileOf(browser, 'penyetuju.jkt');
  const approverOther = await approver.context.newPage();
  const unread = (page: Page) => page.getByTitle(/^Notifikasi/);
  const counted = approverOther.waitForResponse('**/notifs/count');
  await approverOther.goto('/account');
  const before = ((await (await counted).json()) as { data: number }).data;
  await expect.poll(() => unreadCount(approver.page)).toBe(before);
  await expect.poll(() => unreadCount(approverOther)).toBe(before);

  let invoice = '';
  await test.step('the cashier opens a receipt of today and adds a fee to it', async () => {
    const { page } = cashier;
    await page.goto('/credit');
    const first = page.getByRole('table').getByRole('link').first();
    invoice = (await first.innerText()).trim();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Minta perubahan' }).click();
    const cash = page.getByLabel('Tunai', { exact: true });
    const taken = digits(await cash.inputValue());
    await page.getByLabel('Biaya tagih', { exact: true }).fill('10000');
    await cash.fill(String(taken + 10_000));
    await page.getByLabel('Alasan', { exact: true }).fill('Biaya tagih belum dicatat');
    await page.getByRole('button', { name: 'Kirim permintaan' }).click();
    await expect(page.getByText(/menunggu persetujuan/i).first()).toBeVisible();
  });

  await test.step('the approver sees the modal, the bell and the drawer item without touching anything', async () => {
    const { page } = approver;
    const modal = page.getByRole('dialog', { name: /APPROVE NOTA PEMBAYARAN/ });
    await expect(modal).toBeVisible();
    await expect(modal).toContainText(invoice);
    await expect(modal).toContainText('10.000');
    await expect.poll(() => unreadCount(page)).toBe(before + 1);
    await expect.poll(() => unreadCount(approverOther)).toBe(before + 1);
  });

  await test.step('the cashier, back on the list, sees it load and then the approved values', async () => {
    const { page } = cashier;
    const hears = hearsOfCredits(page);
    await page.goto('/credit');
    await hears;
    const row = page.getByRole('row').filter({ hasText: invoice });
    await expect(row).toContainText(/menunggu/i);
    await watchBusy(page);
    await approver.page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(approver.page.getByText('Berhasil Approve Nota Pembayaran')).toBeVisible();
    await expect(approver.page.getByRole('dialog')).toBeHidden();
    await expect(row).not.toContainText(/menunggu/i);
    // The quiet look after the first connection may have brought the values just before the push came.
    await expect.poll(() => wasBusy(page), { message: 'the list showed itself loading' }).toBe(true);
    await row.getByRole('link').first().click();
    await expect(page.getByRole('main')).toContainText('10.000');
  });

  await test.step("reading it in one tab reads it in the approver's other tab too", async () => {
    const { page } = approver;
    await unread(page).click();
    const item = page
      .getByRole('dialog')
      .getByRole('button', { name: /persetujuan|perubahan/i })
      .first();
    await item.click();
    // To the form that the contract came from, or to the receipt where it came from none.
    await expect(page).toHaveURL(/\/(customer|credit)\/\d+$/);
    await expect.poll(() => unreadCount(page)).toBe(before);
    await expect.poll(() => unreadCount(approverOther)).toBe(before);
  });
  await cashier.context.close();
  await approver.context.close();
});

/**
 * Resolves once a socket of the page is let into the channel of the receipts, which is when the page has come to rest.
 * Frames are heard from the moment of opening, on whichever socket: a busy machine may need a second one.
 */
function hearsOfCredits(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const frame = String(payload);
        if (frame.includes('subscription_succeeded') && frame.includes('credits.')) resolve();
      }),
    );
  });
}

const digits = (text: string) => Number(text.replace(/\D/g, '') || 0);

async function unreadCount(page: Page): Promise<number> {
  const name = await page.getByTitle(/^Notifikasi/).getAttribute('title');
  return digits(name ?? '');
}

/** Notes, from now on, whether the receipts table was ever marked busy. */
async function watchBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = () => {
      if (document.querySelector('main [aria-busy="true"]')) document.documentElement.dataset.wasBusy = 'yes';
    };
    new MutationObserver(seen).observe(document.body, { subtree: true, attributes: true, childList: true });
  });
}

const wasBusy = (page: Page) => page.evaluate(() => document.documentElement.dataset.wasBusy === 'yes');
