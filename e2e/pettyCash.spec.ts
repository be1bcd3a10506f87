import { expect, test, type Browser, type Page } from '@playwright/test';
import pg from 'pg';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { signIn } from './company/signIn';
import { compact, readPdf } from './papers/readPdf';

/*
 * Petty cash: the holder closes what is open, the branch head prints the month's journal, and it agrees with the notes; a
 * surprise count finds Rp50.000 missing, the holder says why, and both words stay readable. On a server of its own.
 */
const FRIDAY = new Date('2026-11-27T03:00:00Z');
const HEAD = 'kacab.jkt';
const SAID = 'Ongkos kirim dibayar tunai, notanya tertinggal';
const FOUND = 'Dihitung dua kali di depan pemegangnya';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(FRIDAY);
});
test.afterAll(() => server.stop());

test('a month is closed, its journal is printed, and it agrees with the notes', async ({ browser }) => {
  const holder = await begins(browser, await holderOfJakarta());
  await holder.goto('/pettycash');

  await test.step('what an earlier day left open is closed first', async () => {
    await closeAll(holder);
  });

  await test.step('a voucher of today is written with a photo, and the balance follows', async () => {
    const before = await balanceOf(holder);
    await holder.getByRole('button', { name: 'Catat pengeluaran' }).click();
    const dialog = holder.getByRole('dialog', { name: 'Pengeluaran' });
    await dialog
      .getByLabel('Pilih berkas Foto bukti')
      .setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(dialog.getByRole('button', { name: 'Buka', exact: true })).toBeVisible();
    await dialog.getByLabel('Jumlah').fill('25000');
    await dialog.getByLabel('Kategori').selectOption({ index: 1 });
    await dialog.getByLabel('Penerima').fill('Toko Sinar Jaya');
    await dialog.getByLabel('Keterangan').fill('Kertas A4 dan map');
    await dialog.getByRole('button', { name: /^Catat/ }).click();
    await expect(holder.getByText(/^Pengeluaran PC\/JKT\/2026\/11\/\d{4} dicatat/)).toBeVisible();
    await expect.poll(() => balanceOf(holder)).toBe(before - 25_000);
  });

  const balance = await balanceOf(holder);
  await test.step('today is closed to the rupiah, and takes nothing more', async () => {
    await closeDay(holder);
    await expect(holder.getByText('Sudah ditutup')).toBeVisible();
    await holder.getByRole('button', { name: 'Tindakan' }).click();
    await holder.getByRole('menuitem', { name: /^Tidak tersedia/ }).click();
    await expect(holder.getByRole('group', { name: /^Kas kecil hari ini sudah ditutup/ })).toBeVisible();
  });

  await test.step('the branch head prints the month, and its end is what was counted', async () => {
    const head = await begins(browser, HEAD);
    await head.goto('/export/pettycash');
    await expect(head.getByText('November 2026')).toBeVisible();
    const sum = head.getByRole('region', { name: 'Jumlah jurnal' });
    await expect(sum.getByText(/^Sama dengan uang yang dihitung/)).toBeVisible();
    await head.getByRole('button', { name: 'Cetak jurnal' }).click();
    const dialog = head.getByRole('dialog', { name: 'Cetak Jurnal Petty Cash' });
    await dialog.getByRole('radio', { name: 'A4' }).check();
    await dialog.getByRole('button', { name: 'Lihat cetakan' }).click();
    await dialog.getByRole('button', { name: 'Cetak', exact: true }).click();
    await expect.poll(() => head.locator('html').getAttribute('data-printed')).toBe('yes');
    await head.emulateMedia({ media: 'print' });
    const sheets = await readPdf(await head.pdf({ preferCSSPageSize: true }));
    const text = sheets.map((sheet) => sheet.text).join('');
    for (const words of ['Jurnal Petty Cash', 'Kertas A4 dan map', rupiah(balance), 'Pemegang kas'])
      expect(text).toContain(compact(words));
    // Nobody's voucher is left out, and each balance is the one before with what moved.
    const [row] = await ask<{ count: number; off: number }>(
      `select count(*)::int as count,
              count(*) filter (where balance <> before + cash)::int as off
         from (select v.*, lag(balance) over (order by id) as before
                 from petty_vouchers v where office_id = 1) v
        where day between '2026-11-01' and '2026-11-30' and before is not null`,
    );
    expect(row?.off).toBe(0);
    expect(row?.count).toBeGreaterThan(0);
    await head.context().close();
  });
  await holder.context().close();
});

test('a surprise count finds what is missing, and the explanation stays readable', async ({ browser }) => {
  const username = await holderOfJakarta();
  const holder = await begins(browser, username);
  await holder.goto('/pettycash');
  const balance = await balanceOf(holder);

  await test.step('somebody else counts, and does not see what should be there', async () => {
    const head = await begins(browser, HEAD);
    await head.goto('/pettycash');
    await expect(head.getByText(/^Dipegang/)).toBeVisible();
    await head.getByRole('button', { name: 'Tindakan' }).click();
    await head.getByRole('menuitem', { name: 'Hitung mendadak' }).click();
    const dialog = head.getByRole('dialog', { name: /^Hitung mendadak/ });
    await expect(dialog.getByText('Seharusnya')).toHaveCount(0);
    await countPieces(dialog, balance - 50_000);
    await dialog.getByLabel('Catatan (boleh kosong)').fill(FOUND);
    await dialog.getByRole('button', { name: /^Kirim hitungan/ }).click();
    const outcome = head.getByRole('dialog', { name: 'Hasil hitung mendadak' });
    await expect(outcome.getByText('Kurang Rp50.000')).toBeVisible();
    await outcome.getByRole('button', { name: 'Selesai' }).click();
    await head.context().close();
  });

  await test.step('the holder says why, once', async () => {
    await holder.goto('/pettycash?open=hitungan');
    const counts = holder.getByRole('dialog', { name: /^Riwayat hitungan/ });
    await counts.getByRole('button', { name: 'Jelaskan selisih' }).click();
    const dialog = holder.getByRole('dialog', { name: /^Jelaskan selisih/ });
    await dialog.getByLabel('Alasan').fill(SAID);
    await dialog.getByRole('button', { name: 'Simpan penjelasan' }).click();
    await expect(holder.getByText(/^Penjelasan Anda tersimpan/)).toBeVisible();
  });

  await test.step('both words stand in the history, and nothing asks for them any more', async () => {
    await holder.goto('/pettycash?open=hitungan');
    const counts = holder.getByRole('dialog', { name: /^Riwayat hitungan/ });
    await expect(counts.getByText(FOUND)).toBeVisible();
    await expect(counts.getByText(SAID)).toBeVisible();
    await expect(counts.getByRole('button', { name: 'Jelaskan selisih' })).toHaveCount(0);
  });
  await holder.context().close();
});

type Within = Pick<Page, 'getByLabel'>;

/** Notes and coins of a sum, the greatest first: label of the field → how many. */
function piecesOf(amount: number): [string, number][] {
  const pieces = [
    ...[100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000].map((value) => ['Lembar', value] as const),
    ...[500, 200, 100].map((value) => ['Keping', value] as const),
  ];
  let left = amount;
  return pieces.flatMap(([word, value]) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count > 0 ? [[`${word} ${value.toLocaleString('id-ID')}`, count] as [string, number]] : [];
  });
}

async function countPieces(dialog: Within, amount: number): Promise<void> {
  for (const [label, count] of piecesOf(amount)) await dialog.getByLabel(label).fill(String(count));
}

const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`;

/** What the fund holds by its own words, rupiah. */
async function balanceOf(page: Page): Promise<number> {
  const fund = page.getByRole('region', { name: 'Isi kas kecil' });
  const text = await fund.getByRole('definition').first().innerText();
  return Number(text.replace(/\D/g, ''));
}

/** Closes the day that is open, to the rupiah. */
async function closeDay(page: Page): Promise<void> {
  const balance = await balanceOf(page);
  await page.getByRole('button', { name: 'Tutup hari' }).click();
  const dialog = page.getByRole('dialog', { name: /^Tutup hari/ });
  await countPieces(dialog, balance);
  await dialog.getByRole('button', { name: /^Tutup hari/ }).click();
  await expect(page.getByText(/^Kas kecil .* ditutup, selisih Rp0/)).toBeVisible();
}

/** Closes every earlier day that holds today's vouchers up. */
async function closeAll(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Isi kas kecil' })).toBeVisible();
  if (!(await page.getByText(/ belum ditutup$/).isVisible())) return;
  await closeDay(page);
  await page.reload();
  await closeAll(page);
}

async function holderOfJakarta(): Promise<string> {
  const [row] = await ask<{ username: string }>(
    'select s.username from petty_funds f join staff s on s.id = f.holder_id where f.office_id = 1 and f.active',
  );
  if (!row) throw new Error('The demo company has no kas kecil in Jakarta');
  return row.username;
}

async function ask<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.database });
  await client.connect();
  const { rows } = await client.query<T>(text, values);
  await client.end();
  return rows;
}

/** The smallest paper that is one. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

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
