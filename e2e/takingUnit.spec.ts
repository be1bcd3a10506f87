import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { PHONE, signIn } from './company/signIn';
import { beginUnit, fillUnit, signUnit, UNITS } from './field/fillUnit';
import { PLACE } from './field/phone';
import { compact, readPdf, type PdfPage } from './papers/readPdf';

/*
 * Taking a unit: an order that runs is withdrawn, a supervisor asks for another one with the borrower's agreement, somebody
 * else approves it who looked at the paper, and it comes out on A4; a collector takes the unit, and its BAST comes out. On a server of its own.
 */
const MONDAY = new Date('2026-11-23T03:00:00Z');
const BASIS = 'KSP/118/XI/2026';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(MONDAY);
});
test.afterAll(() => server.stop());

test('a supervisor asks for an order, another approves it, and it is printed', async ({ browser }) => {
  const { code, collector, username, frame } = await orderedContract();
  const page = await begins(browser, 'spv.jkt');
  const part = page.locator('#penarikan');

  await test.step('the order that runs is withdrawn, with a reason', async () => {
    await page.goto(`/contract/${code}`);
    await part.getByRole('button', { name: /^Cabut surat tugas/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Cabut surat tugas/ });
    await dialog.getByLabel('Alasan').fill('Nasabah minta waktu satu hari');
    await dialog.getByRole('button', { name: 'Cabut surat tugas' }).click();
    await expect(dialog).toBeHidden();
    await expect(part.getByText('Dicabut', { exact: true }).first()).toBeVisible();
  });

  await test.step('every condition is met, and another order is asked for', async () => {
    await expect(part.getByText('Belum terpenuhi')).toHaveCount(0);
    await part.getByRole('button', { name: 'Minta surat tugas penarikan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Minta surat tugas penarikan' });
    await dialog.getByRole('radio', { name: /Kesepakatan wanprestasi/ }).check();
    await dialog.getByLabel('Nomor kesepakatan').fill(BASIS);
    await dialog.getByLabel('Tanggal kesepakatan').fill('2026-11-23');
    await dialog
      .getByLabel('Pilih berkas Bukti dasar penarikan')
      .setInputFiles({ name: 'kesepakatan.pdf', mimeType: 'application/pdf', buffer: PDF });
    await dialog.getByRole('checkbox', { name: collector }).check();
    await expect(dialog.getByRole('button', { name: 'Buka', exact: true })).toBeVisible();
    await dialog.getByLabel('Alasan').fill('SP3 sudah disampaikan, nasabah setuju');
    await dialog.getByRole('button', { name: 'Minta persetujuan' }).click();
    await expect(page.getByText(/meminta surat tugas penarikan/)).toBeVisible();
  });

  await test.step('who approves opens the paper first', async () => {
    const approver = await begins(browser, 'penyetuju.jkt');
    await approver.goto(`/contract/${code}`);
    await approver.getByRole('button', { name: 'Tinjau' }).click();
    const dialog = approver.getByRole('dialog', { name: 'Surat tugas penarikan' });
    await expect(dialog.getByText(BASIS)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Setujui' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Buka bukti dasar penarikan' }).click();
    await dialog.getByRole('button', { name: 'Setujui' }).click();
    await expect(dialog).toBeHidden();
    await approver.context().close();
  });

  let number = '';
  await test.step('the order comes out on one sheet of A4, and says who takes what', async () => {
    await page.reload();
    const order = part.getByRole('list', { name: 'Surat tugas penarikan' }).getByRole('listitem').first();
    await expect(order).toContainText('Berjalan');
    number = /JKT\/ST\/2611\/\d{5}/.exec(await order.innerText())?.[0] ?? '';
    await order.getByRole('button', { name: `Cetak surat tugas ${number}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Cetak surat tugas' });
    await dialog.getByRole('radio', { name: 'A4' }).check();
    await dialog.getByRole('button', { name: 'Lihat cetakan' }).click();
    const { sheets } = await printed(page, dialog);
    expect(sheets).toHaveLength(1);
    for (const words of ['Surat Tugas Penarikan', number, code, frame, BASIS, collector]) {
      expect(sheets[0]?.text).toContain(compact(words));
    }
  });

  await test.step('the collector whom it names takes the unit', async () => {
    const phone = await begins(browser, username, {
      ...PHONE,
      ...{
        permissions: ['geolocation'],
        geolocation: PLACE,
      },
    });
    await takeTheUnit(phone, { id: await idOf(number), number });
    await phone.context().close();
  });

  await test.step('the contract stands as taken, and its BAST comes out signed', async () => {
    await page.reload();
    await expect(page.getByText('Unit ditarik', { exact: true }).first()).toBeVisible();
    await part.getByRole('button', { name: `Lihat BAST ${number}` }).click();
    await page
      .getByRole('dialog', { name: `BAST ${number}` })
      .getByRole('button', { name: 'Cetak BAST' })
      .click();
    // The paper is remembered.
    const { sheets, pictures } = await printed(page, page.getByRole('dialog', { name: 'Cetak BAST' }));
    const text = sheets.map((sheet) => sheet.text).join('');
    // Two photos and two signatures.
    expect(pictures).toBe(4);
    for (const words of ['Berita Acara Serah Terima Unit', number, code, frame, collector, 'Gudang Cakung']) {
      expect(text).toContain(compact(words));
    }
  });
  await page.context().close();
});

/** The collector's side of an order, on the phone: they are told of it, fill its BAST and have it signed. */
async function takeTheUnit(phone: Page, { id, number }: { id: number; number: string }): Promise<void> {
  await phone.getByRole('button', { name: /Notifikasi/ }).click();
  await expect(phone.getByText(number).first()).toBeVisible();
  await phone.goto(UNITS);
  await beginUnit(phone, { id });
  await fillUnit(phone);
  await signUnit(phone, 'penyerah');
  await signUnit(phone, 'kolektor');
  await phone.getByRole('button', { name: 'Simpan BAST' }).click();
  await expect(phone.getByText('Sudah diterima server.', { exact: true })).toBeVisible();
}

/** What comes out of a dialog that prints: sheets, and how many pictures are drawn on them. */
async function printed(page: Page, dialog: Locator): Promise<{ sheets: PdfPage[]; pictures: number }> {
  await dialog.getByRole('button', { name: 'Cetak', exact: true }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
  await page.emulateMedia({ media: 'print' });
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const pictures = await page
    .locator('[data-print-sheet] img')
    .evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
    );
  await page.emulateMedia({ media: null });
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  return { sheets, pictures };
}

interface Ordered {
  code: string;
  /** Whom the order names. */
  collector: string;
  username: string;
  frame: string;
}

/** A contract whose order runs in the demo company, whom it names, and the frame number of its unit. */
async function orderedContract(): Promise<Ordered> {
  const [row] = await ask<Ordered>(
    `select o.contract_code as code, s.name as collector, s.username, c.chassis_number as frame
       from repossession_orders o
       join contracts c on c.code = o.contract_code
       join repossession_order_collectors n on n.order_id = o.id
       join staff s on s.id = n.staff_id
      where o.office_id = 1 and o.ended_as is null
      order by o.id limit 1`,
  );
  if (!row) throw new Error('The demo company has no order that runs');
  return row;
}

/** The id of an order, which the address of its BAST on the phone holds. */
async function idOf(number: string): Promise<number> {
  const [row] = await ask<{ id: number }>('select id from repossession_orders where number = $1', [number]);
  return row?.id ?? 0;
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
async function begins(browser: Browser, username: string, device: object = {}): Promise<Page> {
  const context = await browser.newContext({ ...device, baseURL: server.address });
  await server.tellTime(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  await signIn(page, username);
  return page;
}
