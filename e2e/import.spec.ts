import { expect, test, type Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { profileOf } from './company/signIn';
import { post, upload } from './staff/statement';

/*
 * A cashier uploads a bank statement whose rows name their contracts, posts it, and takes it back: card, receipts and
 * rows agree to the rupiah at each step. Once as CSV, once as a workbook.
 */

interface Payer {
  code: string;
  /** What the oldest instalment asks for, rupiah. */
  amount: number;
  /** What is left to pay on the contract, rupiah. */
  rest: number;
}

const figure = (text: string) => Number(text.replaceAll(/\D/g, ''));
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
/** Today in Jakarta, `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
const dayFirst = (date: string) => date.split('-').reverse().join('/');

/** Contracts that run and are not late; the tests of this file share none. */
async function payers(page: Page, from: number, count: number): Promise<Payer[]> {
  await page.goto('/contract?status=ACTIVE');
  const rows = page
    .getByRole('table', { name: 'Nasabah' })
    .getByRole('row')
    .filter({ hasText: /JKT-\d{4}/ });
  await expect(rows.first()).toBeVisible();
  const codes = (await rows.allInnerTexts()).map((text) => /JKT-\d{4}-\d{5}/.exec(text)?.[0] ?? '');
  const found: Payer[] = [];
  for (const code of codes.slice(from, from + count)) {
    const rest = await restOf(page, code);
    found.push({ code, rest, amount: figure(await page.getByLabel('Jumlah bayar').inputValue()) });
  }
  return found;
}

async function restOf(page: Page, code: string): Promise<number> {
  await page.goto(`/payment/${code}`);
  const rest = page.getByText('Sisa angsuran', { exact: true }).first().locator('xpath=..');
  await expect(rest).toContainText('Rp');
  return figure(await rest.innerText());
}

/** The receipt numbers that the rows became, in the order of the statement. */
async function invoices(page: Page, lines: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const line of lines) {
    await page.getByRole('button', { name: `Periksa baris ${line}`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const link = dialog.getByRole('link', { name: /^JKT\/\d{4}\/\d{5}$/ });
    await expect(link.first()).toBeVisible();
    found.push(await link.first().innerText());
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect(dialog).toBeHidden();
  }
  return found;
}

test('a CSV statement is matched, posted and undone; card, receipts and rows agree', async ({ browser }) => {
  const { context, page } = await profileOf(browser, 'kasir.jkt');
  const paying = await payers(page, 2, 3);
  expect(paying).toHaveLength(3);
  const total = paying.reduce((sum, { amount }) => sum + amount, 0);
  const csv = [
    'Mutasi Rekening;0351234567',
    'Tanggal;Keterangan;No. Referensi;Kredit',
    ...paying.map(
      ({ code, amount }, index) =>
        `${dayFirst(today())};TRSF E-BANKING CR ${code};00018${index};${grouped(amount)},00`,
    ),
    `${dayFirst(today())};BIAYA ADM;000190;0,00`,
  ].join('\n');

  await test.step('it is read on the device: three rows, their sum, nothing sent yet', async () => {
    await upload(page, 'BCA', 'bca.csv', Buffer.from(csv));
    await expect(page.getByText(`Rp${grouped(total)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Kirim 3 baris' }).click();
  });

  let numbers: string[] = [];
  await test.step('each row is matched by the contract code in it, and posted', async () => {
    await expect(page.getByRole('row').filter({ hasText: 'Cocok' })).toHaveCount(3);
    await expect(page.getByRole('row').filter({ hasText: paying[0]!.code })).toContainText(/[Kk]ode kontrak/);
    await post(page, 'Posting 3 baris');
    await expect(page.getByRole('row').filter({ hasText: 'Terposting' })).toHaveCount(3);
    numbers = await invoices(page, [3, 4, 5]);
    expect(new Set(numbers).size).toBe(3);
  });
  const batch = page.url();

  await test.step('a row leads to its receipt, and the receipt back to its row', async () => {
    await page.getByRole('button', { name: 'Periksa baris 3', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: numbers[0]!, exact: true }).click();
    await expect(page.getByText(numbers[0]!).first()).toBeVisible();
    await page.getByRole('link', { name: 'baris 3 mutasi BCA' }).click();
    await expect(page.getByText('Hanya baris 3 yang tampil.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: paying[0]!.code })).toContainText('Terposting');
    await page.goto(batch);
  });

  await test.step('the receipts and the cards say the same', async () => {
    await page.goto('/credit');
    for (const [index, { amount }] of paying.entries()) {
      await expect(page.getByRole('row').filter({ hasText: numbers[index]! })).toContainText(grouped(amount));
    }
    for (const { code, rest, amount } of paying) expect(await restOf(page, code)).toBe(rest - amount);
  });

  await test.step('undone as a whole: receipts are void, cards as before', async () => {
    await page.goto(batch);
    await page.getByRole('button', { name: 'Batalkan posting' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Alasan').fill('Mutasi bulan lain terunggah');
    await dialog.getByRole('button', { name: 'Batalkan posting' }).click();
    await expect(page.getByText('Mutasi ini sudah dibatalkan seluruhnya')).toBeVisible();
    for (const { code, rest } of paying) expect(await restOf(page, code)).toBe(rest);
    await page.goto('/credit');
    for (const number of numbers) {
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Batal');
    }
  });

  await test.step('undone, the same file may be taken again', async () => {
    await upload(page, 'BCA', 'bca.csv', Buffer.from(csv));
    await page.getByRole('button', { name: 'Kirim 3 baris' }).click();
    await expect(page.getByRole('button', { name: 'Posting 3 baris' })).toBeVisible();
  });
  await context.close();
});

test('a workbook is read as well, and the same file is taken once', async ({ browser }) => {
  const { context, page } = await profileOf(browser, 'kasir.jkt');
  const [payer] = await payers(page, 6, 1);
  const { code, amount, rest } = payer!;
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Mutasi',
        rows: [
          ['Date', 'Description', 'Reference No.', 'Debit', 'Credit'],
          [new Date(`${today()}T00:00:00Z`), `MCM INHOUSETRF ${code}`, '000123', 0, amount],
        ],
      },
    ],
  });

  await upload(page, 'MANDIRI', 'mandiri.xlsx', Buffer.from(workbook));
  await expect(page.getByText('000123', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Kirim 1 baris' }).click();
  await post(page, 'Posting 1 baris');
  expect(await restOf(page, code)).toBe(rest - amount);

  await upload(page, 'MANDIRI', 'again.xlsx', Buffer.from(workbook));
  await page.getByRole('button', { name: 'Kirim 1 baris' }).click();
  await expect(page.getByRole('dialog', { name: 'Sudah pernah diunggah' })).toBeVisible();
  expect(await restOf(page, code)).toBe(rest - amount);
  await context.close();
});
