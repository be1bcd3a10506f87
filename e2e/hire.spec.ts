import { randomUUID } from 'node:crypto';
import { expect, test, type Page, type Request } from '@playwright/test';
import { PHONE, profileOf, typePassword } from './company/signIn';
import { approve, hire, letIn, makeTitle, menuOf, storyOf, type Newcomer } from './staff/administrator';
import { closeCash, handOver, lateContracts, restOf, takeCash, typeTransfer } from './staff/counter';
import { choosePassword, setUpAuthenticator, signInByApp, signInByPrintedCode } from './staff/newcomer';

/*
 * Somebody's work from the first day to the last: a title, an invitation, a second factor, money at the counter, and the
 * end while they type the next payment.
 */

test('a cashier is hired, works, and is let go while a payment is typed', async ({ browser }) => {
  const mark = randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'xyzuvw')
    .slice(0, 6);
  const newcomer: Newcomer = { name: `Wulan ${mark}`, username: `kasir.${mark}`, title: `Kasir ${mark}` };
  const account = { username: newcomer.username, password: 'payung biru di tepi sawah' };
  const { page: office, context: phone } = await profileOf(browser, 'admin.sistem', PHONE);

  let menu: string[] = [];
  let link = '';
  await test.step('an administrator makes a title on a phone, looks at what it opens, and hires with it', async () => {
    await makeTitle(office, newcomer.title);
    menu = await menuOf(office, newcomer.title);
    await hire(office, newcomer);
  });

  await test.step('somebody else lets them in', async () => {
    const other = await profileOf(browser, 'penyetuju.jkt');
    link = await letIn(other.page, newcomer);
    await other.context.close();
    await office.reload();
    await expect(office.getByText(newcomer.username).first()).toBeVisible();
  });

  const context = await browser.newContext();
  const counter = await context.newPage();
  await test.step('whoever is hired chooses a password by a link that opens once', async () => {
    await choosePassword(counter, link, account);
    const another = await context.newPage();
    await another.goto(link);
    await expect(another.getByText('Tautan tidak berlaku')).toBeVisible();
    await another.close();
  });

  await test.step('their menu is the one that was looked at', async () => {
    await signInByPrintedCode(counter, account);
    const own = counter.getByRole('navigation', { name: 'Menu' }).getByRole('listitem');
    expect(await own.allInnerTexts()).toEqual(menu);
  });

  await test.step('they set up an authenticator app and come back with its code', async () => {
    const app = await setUpAuthenticator(counter, account);
    await signInByApp(counter, account, app);
  });

  const calls = keepsCalls(counter);
  const [first = '', second = ''] = await lateContracts(counter);
  const invoice = await test.step('they take a payment with what the title lets them forgive', () =>
    takeCash(counter, first, 300_000));

  const ending = office.getByRole('dialog', { name: `Akhiri masa kerja ${newcomer.name}?` });
  const confirm = ending.getByRole('button', { name: 'Akhiri masa kerja' });
  await test.step('nobody leaves with money in the drawer', async () => {
    await office.getByRole('button', { name: 'Tindakan' }).click();
    await office.getByRole('menuitem', { name: 'Akhiri masa kerja' }).click();
    const held = ending.getByRole('list', { name: 'Yang masih dipegang' });
    await expect(held).toContainText('tunai Rp300.000');
    await ending.getByLabel('Alasan').fill('Pindah ke kota lain');
    await confirm.click();
    await expect(ending.getByText(/harus ditutup lebih dahulu/)).toBeVisible();
  });

  await test.step('the cash is closed and handed over, and the way is free', async () => {
    await closeCash(counter, 3);
    await handOver(counter);
    const other = await profileOf(browser, 'penyetuju.jkt');
    await approve(other.page, /^Setujui Penyerahan/);
    await other.context.close();
    await confirm.click();
    await expect(ending.getByText('Tidak ada pekerjaan atau uang yang masih dipegang.')).toBeVisible();
  });

  const held = await holdsCount(counter);
  await test.step('they are let go while the next payment is typed', async () => {
    await typeTransfer(counter, second, 150_000);
    await confirm.click();
    await expect(ending).toBeHidden();
    await expect(office.getByText(`Masa kerja ${newcomer.name} berakhir.`, { exact: false })).toBeVisible();
    await expect(office.getByRole('button', { name: 'Terima kembali' })).toBeVisible();
  });

  const rest = await restOf(counter);
  const { token, id } = await sessionOf(counter);
  await test.step('saving takes nothing, and what was typed stays', async () => {
    await counter.getByRole('button', { name: 'Simpan & cetak' }).click();
    await expect(counter.getByText('Pembayaran belum tersimpan')).toBeVisible();
    await expect(counter.getByText(/Sesi Anda sudah berakhir/)).toBeVisible();
    await expect(counter.getByLabel('Jumlah bayar')).toHaveValue('150.000');
    await expect(counter.getByLabel('Catatan')).toHaveValue('Titip lewat adik');
  });

  await test.step('the page says that the session is over, and keeps what was typed', async () => {
    held.letGo();
    await expect(counter.getByRole('heading', { level: 1, name: 'Sesi Anda berakhir' })).toBeVisible();
    const kept = `angsur.${id}.bayar.draf.${second}`;
    expect(await counter.evaluate((name) => sessionStorage.getItem(name), kept)).toContain(
      'Titip lewat adik',
    );
  });

  await test.step('no call is answered any more', async () => {
    const made = calls.filter((call) => call.headers().authorization === `Bearer ${token}`);
    expect(made.filter((call) => call.method() === 'POST').length).toBeGreaterThan(2);
    expect(made.length).toBeGreaterThan(10);
    for (const call of made) {
      const answer = await context.request.fetch(call.url(), {
        method: call.method(),
        headers: {
          ...call.headers(),
          ...(call.method() === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        },
        ...(call.postDataBuffer() ? { data: call.postDataBuffer() ?? '' } : {}),
      });
      expect([call.method(), call.url(), answer.status()]).toEqual([call.method(), call.url(), 401]);
    }
  });

  await test.step('they cannot sign in', async () => {
    await counter.getByRole('link', { name: 'Masuk lagi' }).click();
    await typePassword(counter, account.username, account.password);
    await expect(counter.getByText('Nama pengguna atau kata sandi salah.')).toBeVisible();
    await expect(counter).toHaveURL(/\/login/);
    await context.close();
  });

  await test.step('another cashier sees that nothing was taken', async () => {
    const other = await profileOf(browser, 'kasir.jkt');
    await other.page.goto(`/payment/${second}`);
    expect(await restOf(other.page)).toBe(rest);
    await other.context.close();
  });

  await test.step('the log tells it all, and each step once', async () => {
    const lines = await storyOf(office, mark);
    const told = [
      `Membuat jabatan ${newcomer.title}`,
      `Meminta penerimaan staf ${newcomer.name}`,
      `Menyetujui penerimaan staf ${newcomer.name}`,
      'Kata sandi dibuat lewat undangan',
      'Masuk ke aplikasi',
      'Aplikasi autentikator dipasang',
      'Keluar dari aplikasi',
      'Masuk ke aplikasi dengan aplikasi autentikator',
      'Pembayaran diterima',
      `Mencetak nota ${invoice}`,
      'Kas kasir ditutup',
      `Meminta penyerahan kas ${newcomer.name}`,
      `Menyetujui penyerahan kas ${newcomer.name}`,
      `Mengakhiri masa kerja ${newcomer.name}; 1 sesi diakhiri`,
      'Percobaan masuk gagal: masa kerja sudah berakhir',
    ];
    expect(lines).toEqual(told.map((words) => expect.stringContaining(words)));
    expect(lines.join('\n')).toContain('Alasan: Pindah ke kota lain');
  });
  await phone.close();
});

/** Every call that a page makes from now on. */
function keepsCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

/** Holds the unread count, whose 401 leads out (SPEC 5), so that the page is left as it was a moment longer. */
async function holdsCount(page: Page) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/notifs/count*', async (route) => {
    await free;
    await route.continue();
  });
  return { letGo };
}

const sessionOf = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('password'), id: localStorage.getItem('id') }));
