import { expect, test } from '@playwright/test';
import { profileOf } from './company/signIn';

/*
 * What remains of a late contract goes over to another schedule: asked for by one, approved by another who saw every line of
 * it, paid on the new contract; the old one is read and takes nothing.
 */

test('a contract is restructured by two people, and its successor takes the first payment', async ({
  browser,
}) => {
  const clerk = await profileOf(browser, 'kontrak.jkt');
  const approver = await profileOf(browser, 'penyetuju.jkt');
  const cashier = await profileOf(browser, 'kasir.jkt');
  const { page } = clerk;
  const codeOf = (text: string) => /JKT-\d{4}-\d{5}/.exec(text)?.[0] ?? '';

  // The last of them: the first ones are paid by others.
  await page.goto('/contract?status=OVERDUE');
  const late = page.getByRole('row').filter({ hasText: /Terlambat \d+ hari/ });
  await expect(late.first()).toBeVisible();
  const code = codeOf(await late.last().innerText());

  let principal = '';
  await test.step('a clerk asks for eighteen months, and sees what they come to', async () => {
    await page.goto(`/contract/${code}`);
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await page.getByRole('menuitem', { name: 'Restrukturisasi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restrukturisasi' });
    await dialog.getByLabel('Tenor, bulan').fill('18');
    principal = (await dialog.getByRole('row', { name: /^Pokok baru/ }).innerText()).replace(/^\D+/, '');
    await dialog.getByLabel('Alasan').fill('Sakit lama, berdagang lagi');
    await dialog.getByRole('button', { name: 'Minta persetujuan' }).click();
    await expect(page.getByText(/meminta restrukturisasi/)).toBeVisible();
    // Who asked reads it and decides nothing.
    await page.getByRole('button', { name: 'Lihat' }).click();
    await expect(dialog.getByRole('button', { name: 'Setujui' })).toBeHidden();
  });

  let successor = '';
  await test.step('an approver sees the same schedule, line by line, and approves', async () => {
    await approver.page.goto(`/contract/${code}`);
    await approver.page.getByRole('button', { name: 'Tinjau' }).click();
    const dialog = approver.page.getByRole('dialog', { name: 'Restrukturisasi' });
    await expect(dialog.getByRole('row', { name: `Pokok baru ${principal}` })).toBeVisible();
    await expect(dialog.getByRole('table', { name: 'Jadwal angsuran' }).locator('tbody tr')).toHaveCount(18);
    await dialog.getByRole('button', { name: 'Setujui' }).click();
    const next = approver.page.getByText('Sisa kontrak ini pindah ke').getByRole('link');
    successor = codeOf(await next.innerText());
    await next.click();
    await expect(approver.page.getByText('Kontrak ini melanjutkan sisa')).toContainText(code);
    await expect(approver.page.locator('#kartu tbody tr')).toHaveCount(18);
  });

  await test.step('the first instalment is paid on the new contract', async () => {
    const { page: counter } = cashier;
    await counter.goto(`/payment/${successor}`);
    await expect(counter.getByText('Nota yang akan dibuat')).toBeVisible();
    const amount = await counter.getByLabel('Jumlah bayar').inputValue();
    await counter.getByLabel('Tunai').fill(amount.replaceAll('.', ''));
    await counter
      .getByRole('button', { name: /^Simpan/ })
      .first()
      .click();
    await expect(counter.getByRole('dialog', { name: 'Pembayaran tersimpan' })).toBeVisible();
    await counter.goto(`/contract/${successor}`);
    await expect(counter.locator('#kartu tbody tr').first()).toContainText('Lunas');
  });

  await test.step('the old one is read and takes no payment', async () => {
    const { page: counter } = cashier;
    await counter.goto(`/payment/${code}`);
    await expect(counter.getByText(/Kontrak ini tidak menerima pembayaran/)).toBeVisible();
    await expect(counter.getByLabel('Jumlah bayar')).toBeHidden();
    await counter.getByRole('link', { name: `Buka kartu ${successor}` }).click();
    await expect(counter).toHaveURL(new RegExp(successor));
  });
  for (const { context } of [clerk, approver, cashier]) await context.close();
});
