import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { printedLink } from './company/serverLog';
import { profileOf } from './company/signIn';
import { sendPaper, step } from './registration/steps';
import { addTitle, approve, hire, letIn, type Newcomer } from './staff/administrator';
import { handOver, lateContracts } from './staff/counter';
import { choosePassword, signInByPrintedCode, type Account } from './staff/newcomer';
import { post, upload } from './staff/statement';

/*
 * A day in a branch of three: an approver, a cashier, and somebody with two hats who is at the counter and keeps the
 * contracts. Whatever one of them may not do alone, another of the three can, and the screen says who.
 */
test.use({ actionTimeout: 10_000 });

const PASSWORD = 'payung biru di tepi sawah';
const RIGHTS = ['Registrasi', 'Kontrak', 'Kartu piutang', 'Bayar cicilan', 'Ubah nota'];

test('three people play a day, and nobody waits without being told for whom', async ({ browser }) => {
  const mark = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(6, 'xyzuvw')
    .slice(0, 6);
  const both: Newcomer = { name: `Nur ${mark}`, username: `nur.${mark}`, title: `Kasir dan kontrak ${mark}` };
  const cashier: Newcomer = { name: `Wulan ${mark}`, username: `wulan.${mark}`, title: 'Kasir' };
  const approver = (await profileOf(browser, 'penyetuju.jkt')).page;

  const [nur, wulan] =
    await test.step('two are hired: the head office asks, the approver lets them in', async () => {
      const { page: office, context } = await profileOf(browser, 'admin.sistem');
      await addTitle(office, both.title, RIGHTS);
      for (const one of [both, cashier]) await hire(office, one);
      await expect(office.getByText(/Hendra Gunawan/).first()).toBeVisible();
      await context.close();
      return [await begins(browser, approver, both), await begins(browser, approver, cashier)];
    });

  const [, , third = '', fourth = ''] = await lateContracts(wulan);
  await test.step('the cashier takes cash, and goes home ill', async () => {
    await pay(wulan, third, 200_000);
    await wulan.context().close();
  });

  await test.step('the other counts it, the approver closes it, and the money has a holder', async () => {
    await nur.goto('/payment/day');
    await nur.getByRole('button', { name: new RegExp(`hitung kas ${cashier.name}`) }).click();
    const form = nur.getByRole('form', { name: 'Hitung kas kasir lain' });
    await form.getByLabel('Lembar 100.000').fill('2');
    await form.getByLabel('Mengapa kasirnya tidak menghitung sendiri').fill('Pulang karena sakit');
    await nur.getByRole('dialog').getByRole('button', { name: 'Minta penutupan' }).click();
    await expect(nur.getByText('Menunggu konfirmasi')).toBeVisible();
    await approve(approver, /^Setujui Penutupan kas/);
    // Home of who holds it says so.
    await nur.goto('/');
    await nur.getByRole('link', { name: new RegExp(cashier.name) }).click();
    await expect(nur.getByText(`Rp200.000 masih pada ${both.name}.`, { exact: false })).toBeVisible();
    await handOver(nur);
    await approve(approver, /^Setujui Penyerahan/);
    await nur.reload();
    await expect(nur.getByText('Sudah diserahkan')).toBeVisible();
  });

  await test.step('who forgot a password waits for the approver, and keeps the old one until then', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/login');
    await page.getByLabel('Nama pengguna').fill(cashier.username);
    await page.getByRole('button', { name: 'Lupa kata sandi' }).click();
    await expect(page.getByText(/penyetuju/i)).toBeVisible();
    await approve(approver, new RegExp(`^Setujui .*${cashier.name}`));
    const account = { ...accountOf(cashier), password: 'perahu kertas menuju muara' };
    await choosePassword(page, await printedLink(cashier.username, 1), account);
    await signInByPrintedCode(page, account);
    await page.context().close();
  });

  await test.step('a statement is posted by one, and checked by another', async () => {
    const csv = [
      'Tanggal;Keterangan;No. Referensi;Kredit',
      `${today()};TRSF ${fourth};900${mark};150.000,00`,
    ];
    await upload(nur, 'BCA', `${mark}.csv`, Buffer.from(csv.join('\n')));
    await nur.getByRole('button', { name: 'Kirim 1 baris' }).click();
    await post(nur, 'Posting 1 baris');
    await expect(nur.getByText('Belum diperiksa').first()).toBeVisible();
    await approver.goto('/account/approval');
    await approver.getByRole('button', { name: new RegExp(`mutasi.*${mark}`, 'i') }).click();
    await approver.getByRole('button', { name: 'Cocokkan dengan bank' }).click();
    await approver.getByLabel('Rekening yang Anda buka di bank').fill('0351234567');
    await approver.getByLabel('Baris uang masuk menurut bank').fill('1');
    await approver.getByLabel('Jumlah uang masuk menurut bank').fill('150000');
    const check = approver.getByRole('dialog', { name: 'Cocokkan dengan bank' });
    await check.getByRole('button', { name: 'Sudah dicocokkan dengan bank' }).click();
    await expect(approver.getByText('sudah dicocokkan dengan bank', { exact: false }).first()).toBeVisible();
    await nur.reload();
    await expect(nur.getByText('Diperiksa', { exact: true }).first()).toBeVisible();
  });

  await test.step('a contract is signed and paid out', async () => {
    await nur.goto('/customer?status=all');
    const form = nur.getByRole('row').filter({ hasText: 'Disetujui' }).first();
    await form.getByRole('link').first().click();
    await step(nur, 'Catat tanda tangan', (dialog) => sendPaper(dialog, 'Kontrak bertanda tangan'));
    await step(nur, 'Cairkan', async (dialog) => {
      await dialog.getByLabel('Cara pencairan').selectOption('TRANSFER');
      await dialog.getByLabel('No. referensi bank').fill(`TRF ${mark}`);
      await sendPaper(dialog, 'Bukti transfer');
    });
    await expect(nur.getByText(/^Menjadi kontrak JKT-/)).toBeVisible();
  });
});

/** As a bank writes it. */
const today = () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta' }).format(new Date());

/** The approver lets somebody in; they choose a password by the printed link and sign in. */
async function begins(browser: Browser, approver: Page, who: Newcomer): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const account = accountOf(who);
  await choosePassword(page, await letIn(approver, who), account);
  await signInByPrintedCode(page, account);
  return page;
}

const accountOf = ({ username }: Newcomer): Account => ({ username, password: PASSWORD });

/** Takes a sum in cash. */
async function pay(page: Page, contract: string, cash: number): Promise<void> {
  await page.goto(`/payment/${contract}`);
  await page.getByLabel('Jumlah bayar').fill(String(cash));
  await page.getByRole('button', { name: 'Simpan & cetak' }).click();
  await expect(page.getByRole('dialog', { name: 'Pembayaran tersimpan' })).toBeVisible();
}
