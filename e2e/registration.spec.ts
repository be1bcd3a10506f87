import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { PHONE, profileOf, signIn } from './company/signIn';
import { fillForm, rupiah, TENOR, type Application, type Promised } from './registration/fillForm';
import { sendPaper, step } from './registration/steps';
import { SURVEYOR_PHONE, takeAlong, visitOffline } from './registration/visitOffline';

/*
 * The whole way from a form to the first instalment, by everybody whose work it is: five people, each in a browser of their
 * own, and the customer.
 */

/** As it is given when a form is handed in. */
const NUMBER = /JKT\/R\d{4}\/\d{5}/;

test('from a form filled on a phone to the first instalment at the counter', async ({ browser }) => {
  const serial = randomUUID().slice(0, 8).toUpperCase();
  const name = `Siti Rahmawati ${serial}`;
  const letters = serial.replace(/\d/g, (digit) => String.fromCharCode(71 + Number(digit))).slice(0, 3);
  const application = { name, plate: `B 4821 ${letters}`, chassis: `MH1${serial}`, engine: `JM${serial}` };

  const approver = await profileOf(browser, 'penyetuju.jkt');
  const heard = hearsNotifications(approver.page);
  await approver.page.goto(`/customer?search=${encodeURIComponent(name)}`);
  await heard;
  await expect(approver.page.getByText(/^Tidak ada form registrasi/)).toBeVisible();

  const clerk = await profileOf(browser, 'kontrak.jkt', PHONE);
  let promised: Promised = { instalment: 0, principal: 0, total: 0 };
  let number = '';
  await test.step('a clerk registers a customer by phone camera and keyboard', async () => {
    const { page } = clerk;
    await page.goto('/customer');
    await page.getByRole('main').getByRole('link', { name: 'Tambah' }).first().click();
    promised = await fillForm(page, application);
    await expect(page.getByRole('heading', { level: 1, name: 'Detail Registrasi' })).toBeVisible();
    const shown = page.getByRole('main').getByText(NUMBER).first();
    number = NUMBER.exec(await shown.innerText())?.[0] ?? '';
  });

  const row = approver.page.getByRole('row').filter({ hasText: name });
  await test.step('who decides later sees it in the list without a reload', async () => {
    await expect(row).toContainText('Diajukan');
  });
  await step(clerk.page, 'Minta survei');

  await test.step('a surveyor visits with no connection, and hands it on', async () => {
    const context = await browser.newContext(SURVEYOR_PHONE);
    const page = await context.newPage();
    await signIn(page, 'surveyor.jkt');
    await takeAlong(page, name);
    await visitOffline(context, page, name);
    await step(page, 'Serahkan untuk analisa');
    await context.close();
  });

  await test.step('an approver hears of it at once, and approves', async () => {
    const { page } = approver;
    await expect(row).toContainText('Analisa');
    await page.getByTitle(/^Notifikasi, [1-9]/).click();
    const item = page.getByRole('button', { name: /Belum dibaca: Form registrasi: Analisa/ });
    await item.filter({ hasText: number }).click();
    await expect(page).toHaveURL(/\/customer\/\d+$/);
    const visit = page.locator('#survei').getByRole('article');
    await expect(visit).toContainText('Dikenal baik oleh tetangga');
    await expect
      .poll(() => visit.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('main')).toContainText(grouped(promised.instalment));
    await step(page, 'Setujui');
    await approver.context.close();
  });

  let code = '';
  await test.step('the clerk, whose page has followed, has it signed and pays it out', async () => {
    const { page } = clerk;
    await step(page, 'Catat tanda tangan', (dialog) => sendPaper(dialog, 'Kontrak bertanda tangan'));
    await step(page, 'Cairkan', async (dialog) => {
      await dialog.getByLabel('Cara pencairan').selectOption('TRANSFER');
      await dialog.getByLabel('No. referensi bank').fill('TRF 0042');
      await sendPaper(dialog, 'Bukti transfer');
    });
    await expect(page.getByText(/^Menjadi kontrak JKT-/)).toBeVisible();
    await page.getByRole('link', { name: 'Buka kontrak' }).click();
    await expect(page).toHaveURL(/\/contract\/JKT-\d{4}-\d{5}$/);
    code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('the contract is there with its schedule, its awaited BPKB and its commissions', async () => {
    await expectContract(clerk.page, promised);
    // As the schemes of the demo's people say: 15 per mille of the principal, and a fixed sum.
    const perMille = Math.round((promised.principal * 15) / 1000);
    await expectCommission(clerk.page, 'agen', { code, name: 'Rahmat Hidayat', amount: perMille });
    await expectCommission(clerk.page, 'marketing', { code, name: 'Nurul Aini', amount: 200_000 });
  });

  const customer = await (await browser.newContext(PHONE)).newPage();
  await test.step('the customer opens the shared card on a phone', async () => {
    await clerk.page.getByRole('button', { name: 'Buat tautan' }).click();
    const href = await clerk.page.getByRole('textbox', { name: 'Tautan baru' }).inputValue();
    await customer.goto(href);
    await expect(customer.getByText('Pembayaran berikutnya')).toBeVisible();
    await expect(customer.getByText(code).first()).toBeVisible();
    await expect(customer.getByText(`Rp${grouped(promised.total)}`)).toBeVisible();
    await expect(customer.getByText(name)).toHaveCount(0);
  });

  await test.step('the first instalment is paid at the counter, with its receipt', async () => {
    await payFirst(browser, application, promised.instalment);
  });

  await test.step('the customer and the clerk see it paid', async () => {
    await customer.reload();
    await expect(customer.getByText('1 angsuran lunas')).toBeVisible();
    await expect(customer.getByText(`Rp${grouped(promised.total - promised.instalment)}`)).toBeVisible();
    await clerk.page.reload();
    await expect(fact(clerk.page, 'Sudah dibayar')).toContainText(grouped(promised.instalment));
  });
  await customer.context().close();
  await clerk.context.close();
});

/** Resolves once a socket of the page is let into its person's channel: what is pushed from then on arrives. */
function hearsNotifications(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const frame = String(payload);
        if (frame.includes('subscription_succeeded') && frame.includes('notifications.')) resolve();
      }),
    );
  });
}

/** A sum in the head of an account. */
const fact = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).first().locator('xpath=..');

async function expectContract(page: Page, { instalment, principal, total }: Promised): Promise<void> {
  await expect(fact(page, 'Sisa angsuran')).toContainText(grouped(total));
  const card = page.getByRole('table', { name: 'Kartu piutang' });
  await expect(card.getByRole('row').filter({ hasText: grouped(instalment) })).toHaveCount(TENOR);
  await expect(page.locator('#surat')).toContainText('Belum diterima');
  await expect(page.locator('#kontrak')).toContainText(grouped(principal));
}

/** A contract leads to the one commission that it brought on a side, computed and not approved yet. */
async function expectCommission(
  page: Page,
  side: 'agen' | 'marketing',
  { code, name, amount }: { code: string; name: string; amount: number },
): Promise<void> {
  await page.getByRole('link', { name: `Komisi ${side} kontrak ini` }).click();
  await expect(page).toHaveURL(new RegExp(`/${side}/commission\\?search=${code}$`));
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toHaveCount(1);
  for (const said of [name, grouped(amount), 'Perlu disetujui']) await expect(row).toContainText(said);
  await page.goBack();
}

/** A cashier finds the contract by its plate and takes the first instalment in cash. */
async function payFirst(browser: Browser, { name, plate }: Application, amount: number): Promise<void> {
  const { context, page } = await profileOf(browser, 'kasir.jkt');
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  await page.goto('/payment');
  const search = page.getByLabel('Cari kontrak');
  await search.fill(plate.replaceAll(' ', ''));
  await expect(page.getByRole('main').getByText(plate)).toBeVisible();
  await search.press('Enter');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await page.getByLabel('Jumlah bayar').fill(String(amount));
  await page.getByLabel('Tunai', { exact: true }).fill(String(amount));
  await page.getByRole('button', { name: 'Simpan & cetak' }).click();
  const saved = page.getByRole('dialog', { name: 'Pembayaran tersimpan' });
  await saved.getByRole('radio', { name: 'Gulungan 58 mm' }).check();
  await saved.getByRole('button', { name: 'Lihat cetakan' }).click();
  await expect(saved.getByText('Nota pembayaran angsuran')).toBeVisible();
  await expect(saved).toContainText(/JKT\/\d{4}\/\d{5}/);
  expect(rupiah(await saved.getByText(/^Rp[\d.]+ \(\d+\sangsuran\)$/).innerText())).toBeGreaterThan(0);
  await saved.getByRole('button', { name: 'Cetak', exact: true }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
  await context.close();
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
