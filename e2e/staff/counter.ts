import { expect, type Page } from '@playwright/test';

/** Contracts that are late enough to owe a penalty, the last of the list first. */
export async function lateContracts(page: Page): Promise<string[]> {
  await page.goto('/contract?status=OVERDUE');
  const late = page.getByRole('row').filter({ hasText: /Terlambat (?:[4-9]|\d\d+) hari/ });
  await expect(late.first()).toBeVisible();
  return (await late.allInnerTexts()).map((text) => /JKT-\d{4}-\d{5}/.exec(text)?.[0] ?? '').reverse();
}

/** What is left to pay on the contract whose card is shown, as it is written there. */
export const restOf = (page: Page): Promise<string> =>
  page.getByText('Sisa angsuran', { exact: true }).first().locator('xpath=..').innerText();

/** Takes a round sum in cash and forgives of the penalty what the title may, and no more. @returns the receipt's number */
export async function takeCash(page: Page, contract: string, cash: number): Promise<string> {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  await page.goto(`/payment/${contract}`);
  const forgiven = page.getByLabel('Potongan denda');
  await page.getByLabel('Jumlah bayar').fill(String(cash));
  await openExtras(page);
  await forgiven.fill('999999');
  await expect(page.getByText(/^Denda hanya Rp/)).toBeVisible();
  const penalty = Number(
    (/Rp([\d.]+)/.exec(await page.getByText(/^Denda hanya Rp/).innerText())?.[1] ?? '').replaceAll('.', ''),
  );
  await forgiven.fill(String(penalty));
  await expect(page.getByText(/^Batas Anda Rp/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Minta persetujuan' })).toBeVisible();
  await forgiven.fill('1000');
  await page.getByRole('button', { name: 'Simpan & cetak' }).click();
  const saved = page.getByRole('dialog', { name: 'Pembayaran tersimpan' });
  await saved.getByRole('radio', { name: 'Gulungan 58 mm' }).check();
  await saved.getByRole('button', { name: 'Lihat cetakan' }).click();
  await expect(saved).toContainText(/JKT\/\d{4}\/\d{5}/);
  const invoice = /JKT\/\d{4}\/\d{5}/.exec(await saved.innerText())?.[0] ?? '';
  await saved.getByRole('button', { name: 'Cetak', exact: true }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
  return invoice;
}

/** Counts one's own cash of today, notes of 100,000 alone, and closes it. */
export async function closeCash(page: Page, notes: number): Promise<void> {
  await page.goto('/payment/day');
  const form = page.getByRole('form', { name: 'Hitung kas' });
  await form.getByLabel('Lembar 100.000').fill(String(notes));
  await form.getByRole('button', { name: 'Tutup kas' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Sudah ditutup')).toBeVisible();
}

/** Puts what was counted into the safe; it stays theirs until somebody else confirms it. */
export async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Serahkan uang' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tujuan').selectOption('Brankas kantor');
  await dialog.getByRole('button', { name: 'Serahkan' }).click();
  await expect(page.getByText('Penyerahan menunggu konfirmasi')).toBeVisible();
}

/** Types a transfer over a contract's card, and leaves it there. */
export async function typeTransfer(page: Page, contract: string, sum: number): Promise<void> {
  await page.goto(`/payment/${contract}`);
  await page.getByLabel('Jumlah bayar').fill(String(sum));
  await page.getByLabel('Tunai', { exact: true }).fill('0');
  await page.getByLabel('No. referensi bank').fill('BCA 7781');
  await openExtras(page);
  await page.getByLabel('Catatan').fill('Titip lewat adik');
}

/** Opens what the payment form keeps folded. */
const openExtras = (page: Page) => page.getByRole('button', { name: /^Potongan & biaya/ }).click();
