import { expect, test, type Browser, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { signIn } from './company/signIn';
import { compact, readPdf } from './papers/readPdf';

/*
 * A supervisor's days: who owes, a call and a promise, SP1 for forty people on paper, a branch given out to three
 * collectors, and on the days after who kept the promise and who broke it. On a server of its own, whose clock is moved:
 * the demo company is made in October, so that five weeks later most of a branch is late.
 */
const MADE = new Date('2026-10-06T02:00:00Z');
const TUESDAY = new Date('2026-11-10T03:00:00Z');
const WEDNESDAY = new Date('2026-11-11T02:00:00Z');
const THURSDAY = new Date('2026-11-12T02:00:00Z');
const PROMISED = 100_000;

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(MADE);
  await server.moveTo(TUESDAY);
});
test.afterAll(() => server.stop());

test('a supervisor finds who owes, calls, writes, gives out a branch, and sees who kept the promise', async ({
  browser,
}) => {
  const page = await begins(browser, 'spv.jkt');
  const bar = page.getByRole('group', { name: 'Filter menurut hari terlambat' });

  const [kept, broken] = await test.step('a figure shows its rows, and no others', async () => {
    await page.getByRole('link', { name: 'Tanggal Jatuh Tempo' }).first().click();
    const tile = bar.getByRole('button', { name: /^16–30 hari/ });
    const count = Number(/hari\s*(\d+)/.exec(await tile.innerText())?.[1]);
    expect(count).toBeGreaterThan(5);
    await tile.click();
    await expect(page.getByText(new RegExp(`^1–\\d+ dari ${count}$`))).toBeVisible();
    const days = await page.getByRole('cell', { name: /^\d+ hari$/ }).allInnerTexts();
    expect(days.length).toBeGreaterThan(5);
    for (const text of days) expect(parseInt(text, 10)).toBeGreaterThan(15);
    for (const text of days) expect(parseInt(text, 10)).toBeLessThan(31);
    return firstTwo(page);
  });

  await test.step('two are called, and promise to pay today', async () => {
    await promises(page, kept);
    await promises(page, broken);
  });

  let letters = 0;
  let first = '';
  await test.step('SP1 is made for forty people at once, none for those whose promise runs', async () => {
    await bar.getByRole('button', { name: /^Terlambat/ }).click();
    await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Buat surat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buat surat peringatan' });
    const counts = dialog.locator('dl');
    await expect(counts).toContainText('Janji bayar masih berjalan');
    letters = Number(/SP1\s*(\d+) surat/.exec(await counts.innerText())?.[1]);
    expect(letters).toBeGreaterThanOrEqual(40);
    await dialog.getByRole('button', { name: `Buat ${letters} surat` }).click();
    await expect(dialog.getByText(`${letters} surat dibuat`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cetak semua' }).click();
  });

  await test.step('they come out on A4, a sheet each, and say who owes what', async () => {
    const dialog = page.getByRole('dialog', { name: 'Cetak semua surat' });
    await dialog.getByRole('radio', { name: 'A4' }).check();
    await dialog.getByRole('button', { name: 'Lihat cetakan' }).click();
    await dialog.getByRole('button', { name: 'Cetak', exact: true }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
    await page.emulateMedia({ media: 'print' });
    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    await page.emulateMedia({ media: null });
    expect(sheets).toHaveLength(letters);
    for (const { width, height, text } of sheets) {
      expect([Math.round(width), Math.round(height)]).toEqual([210, 297]);
      expect(text).toContain(compact('Surat Peringatan Pertama (SP1)'));
      expect(text).toContain(compact('Mohon lunasi Rp'));
      for (const { code } of [kept, broken]) expect(text).not.toContain(code);
    }
    const numbers = sheets.map(({ text }) => /JKT\/SP\/2611\/\d{5}/.exec(text)?.[0] ?? '');
    expect(new Set(numbers).size).toBe(letters);
    first = numbers.toSorted()[0] ?? '';
    await dialog.getByRole('button', { name: 'Tutup' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).first().click();
  });

  await test.step('Home says how many wait; one comes back and its delivery is recorded', async () => {
    const waiting = page.getByText('Surat peringatan belum dicatat pengirimannya').locator('xpath=..');
    // The figure is kept for fifteen seconds.
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByText('Surat peringatan waktunya dibuat').locator('xpath=..')).toContainText(
        /dibuat0 surat/,
        { timeout: 3000 },
      );
    }).toPass({ timeout: 20_000 });
    await waiting.getByRole('link').click();
    await page.getByLabel('Cari surat').fill(first);
    await page.getByRole('button', { name: `Catat pengiriman ${first}` }).click();
    const form = page.getByRole('dialog', { name: `Pengiriman ${first}` });
    await form.getByLabel('Diterima oleh').fill('Ibu Rahma, istri');
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText(`Tidak ada surat untuk “${first}”`)).toBeVisible();
    await page.getByLabel('Pengiriman', { exact: true }).selectOption('Semua surat');
    await expect(page.getByRole('row').filter({ hasText: first })).toContainText('Diterima Ibu Rahma, istri');
  });

  await test.step('the branch is given out to three collectors, as it was shown', async () => {
    await page.getByRole('link', { name: 'Distribusi Kolektor' }).first().click();
    await page.getByRole('link', { name: 'Bagikan akun' }).click();
    // Whoever collects already; the director is left out.
    const people = page.getByRole('group', { name: 'Dibagikan kepada' });
    await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await people.getByRole('checkbox', { name: 'Dewi Anggraini' }).check();
    const sides = page.getByRole('table', { name: 'Sebelum dan sesudah per kolektor' });
    const after = sides.locator('tbody b[aria-label^="sesudah"]');
    const share = (name: string) => sides.getByRole('row').filter({ hasText: name }).locator('b').first();
    await expect(share('Dewi Anggraini')).not.toHaveText('0');
    await expect(share('Belum berkolektor')).toHaveText('0');
    const given = await share('Dewi Anggraini').innerText();
    expect(await after.count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Simpan pembagian' }).click();
    await expect(page).toHaveURL(/\/collector\/distribution(\?|$)/);
    const row = page.getByRole('row').filter({ hasText: 'Dewi Anggraini' });
    await expect(row.getByRole('cell').nth(0)).toHaveText(given);
    await expect(row.getByRole('cell').last()).toHaveText(given);
  });

  await test.step('one of them comes to the counter', async () => {
    const counter = await begins(browser, 'kasir.jkt');
    await counter.goto(`/payment/${kept.code}`);
    await counter.getByLabel('Jumlah bayar').fill(String(PROMISED));
    await counter.getByLabel('Tunai').fill(String(PROMISED));
    await counter.getByRole('button', { name: 'Simpan & cetak' }).click();
    await expect(counter.getByRole('dialog', { name: 'Pembayaran tersimpan' })).toBeVisible();
    await counter.context().close();
  });
  await page.context().close();

  await test.step('the next day one promise is kept; for the other the day is not over', async () => {
    await server.moveTo(WEDNESDAY);
    const next = await begins(browser, 'spv.jkt');
    await next.goto('/overdue/promise');
    await expect(rowOf(next, broken)).toContainText('Ditunggu s.d. 11 Nov');
    await expect(rowOf(next, kept)).toHaveCount(0);
    await pressed(next, 'Ditepati');
    await expect(rowOf(next, kept)).toContainText('Ditepati');
    await expect(rowOf(next, broken)).toHaveCount(0);
    await next.context().close();
  });

  await test.step('the day after, the other is broken', async () => {
    await server.moveTo(THURSDAY);
    const last = await begins(browser, 'spv.jkt');
    await last.goto('/overdue/promise');
    await pressed(last, 'Ingkar');
    await expect(rowOf(last, broken)).toContainText('Ingkar');
    await expect(rowOf(last, kept)).toHaveCount(0);
    await pressed(last, 'Ditepati');
    await expect(rowOf(last, kept)).toContainText('Ditepati');
    await last.context().close();
  });
});

interface Debtor {
  code: string;
  name: string;
}

/** Somebody begins the day, on a browser that shows the server's. */
async function begins(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address });
  await server.tellTime(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  await signIn(page, username);
  return page;
}

/** The first two rows of the list. */
async function firstTwo(page: Page): Promise<[Debtor, Debtor]> {
  const buttons = page.getByRole('button', { name: /^Catat telepon / });
  const debtorOf = async (nth: number): Promise<Debtor> => {
    const label = await buttons.nth(nth).getAttribute('aria-label');
    const [, name = '', code = ''] = /^Catat telepon (.*), (\S+)$/.exec(label ?? '') ?? [];
    return { name, code };
  };
  return [await debtorOf(0), await debtorOf(1)];
}

/** A call in which somebody promises to pay today. */
async function promises(page: Page, { code, name }: Debtor): Promise<void> {
  await page.getByRole('button', { name: `Catat telepon ${name}, ${code}` }).click();
  const dialog = page.getByRole('dialog', { name: `Catat telepon, ${name}` });
  await dialog.getByLabel('Hasil', { exact: true }).selectOption('Janji bayar');
  await dialog.getByLabel('Akan dibayar pada').fill('2026-11-10');
  await dialog.getByLabel('Jumlah yang dijanjikan').fill(String(PROMISED));
  await dialog.getByRole('checkbox', { name: /hanya menjanjikan sebagian/ }).check();
  await dialog.getByRole('button', { name: 'Catat', exact: true }).click();
  await expect(page.getByText('Janji Rp100.000 pada 10 November 2026 tercatat.').last()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Janji bayar 10 Nov');
}

const rowOf = (page: Page, { code }: Debtor) => page.getByRole('row').filter({ hasText: code });

/** A figure of the promises is pressed, and its rows are there. */
async function pressed(page: Page, name: string): Promise<void> {
  const tile = page.getByRole('group', { name: 'Filter menurut janji' }).getByRole('button', { name });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
}
