import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { oldestInstalment } from '../tests/payments/oldestInstalment';
import { bookLabel } from '@/lib/format/bpkbLabel';
import { phoneSeeing } from './company/cameraPhone';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { signIn } from './company/signIn';
import { signInAt } from './field/branch';
import { photo } from './field/door';
import { signUnit } from './field/fillUnit';

/*
 * Ownership books: a keeper receives one that differs by one sign, a second person accepts it, it is put at its place; the
 * son of a customer who has settled fetches another by power of attorney, prepared by one keeper and handed over by another,
 * who finds it by scanning its label on a phone.
 * On a server of its own.
 */
const WEDNESDAY = new Date('2026-11-25T03:00:00Z');
/** The third working day after it, and later. */
const TUESDAY = new Date('2026-12-01T03:00:00Z');
const KEEPER = 'kontrak.jkt';
const OTHER_KEEPER = 'kacab.jkt';
const APPROVER = 'penyetuju.jkt';
const PLACE = 'Brankas uji, Rak 1';

let server: OwnServer;
test.beforeAll(async ({ browser }) => {
  server = await startOwnServer(WEDNESDAY);
  const admin = await begins(browser, 'admin.sistem');
  await addPlace(admin);
  await admin.context().close();
});
test.afterAll(() => server.stop());

test('a book that differs by one sign is accepted by a second person and stored', async ({ browser }) => {
  const book = await bookOf(`c.status = 'ACTIVE' and length(c.chassis_number) > 8`);
  const keeper = await begins(browser, KEEPER);

  await test.step('its code opens it, as a reader types it', async () => {
    await keeper.goto('/bpkb');
    await keeper.getByLabel('Pindai atau ketik kode').fill('TIDAK-ADA-1');
    await keeper.keyboard.press('Enter');
    await expect(keeper.getByText(/^Tidak ada BPKB dengan kode “TIDAK-ADA-1”/)).toBeVisible();
    await open(keeper, book);
  });

  await test.step('the difference is shown as it is typed, and asks why', async () => {
    const wrong = {
      ...book,
      chassis: `${book.chassis.slice(0, -1)}${book.chassis.endsWith('7') ? '8' : '7'}`,
    };
    const dialog = await reads(keeper, wrong);
    await expect(dialog.getByText('Berbeda', { exact: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Terima', exact: true }).click();
    await expect(dialog.getByText('Tulis mengapa tetap diterima.')).toBeVisible();
    await dialog.getByLabel('Mengapa tetap diterima walau berbeda').fill('Satu angka salah pada form');
    await dialog.getByRole('button', { name: 'Terima', exact: true }).click();
    await expect(keeper.getByText('BPKB dicatat tidak cocok.')).toBeVisible();
    await expect(keeper.getByText('BPKB tidak cocok: menunggu orang kedua')).toBeVisible();
    await expect(keeper.getByRole('button', { name: 'Pinjamkan' })).toHaveCount(0);
  });

  await test.step('a second person looks at the photo, then accepts', async () => {
    const approver = await begins(browser, APPROVER);
    await approver.goto('/account/approval');
    const asked = new RegExp(`^BPKB tidak cocok.*${book.number || book.code}`);
    await approver.getByRole('button', { name: asked }).click();
    const dialog = approver.getByRole('dialog', { name: 'Putuskan permintaan' });
    await expect(dialog.getByRole('rowheader', { name: 'Nomor rangka' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Setujui' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Buka foto BPKB' }).click();
    await dialog.getByRole('button', { name: 'Setujui' }).click();
    await expect(dialog).toBeHidden();
    await approver.context().close();
  });

  await test.step('it is put at its place, and the contract says where', async () => {
    await keeper.reload();
    await store(keeper);
    await keeper.goto(`/contract/${book.code}`);
    await expect(keeper.locator('#surat').getByText(PLACE)).toBeVisible();
    await keeper.locator('#surat').getByRole('link', { name: 'Buka BPKB' }).click();
    await expect(keeper.getByText('Perbedaan disetujui')).toBeVisible();
  });
  await keeper.context().close();
});

test('a son fetches a settled book: one keeper prepares, another hands over', async ({ browser }) => {
  const book = await bookOf(`c.status = 'ACTIVE' and c.next_due > '2026-11-25'`);
  await payWhole(book);
  await server.moveTo(TUESDAY);
  const keeper = await begins(browser, KEEPER);
  await keeper.goto('/bpkb');
  await open(keeper, book);

  await test.step('it is here, in its safe, and may be fetched', async () => {
    const dialog = await reads(keeper, book);
    await dialog.getByRole('button', { name: 'Terima', exact: true }).click();
    await expect(keeper.getByText('BPKB diterima dan cocok.')).toBeVisible();
    await store(keeper);
    await keeper.getByRole('button', { name: 'Siap diserahkan', exact: true }).click();
    await keeper
      .getByRole('dialog', { name: 'BPKB siap diserahkan?' })
      .getByRole('button', { name: 'Siap diserahkan' })
      .click();
    await expect(keeper.getByText('BPKB siap diserahkan.')).toBeVisible();
  });

  await test.step('his papers are taken one by one; who took them does not hand over', async () => {
    await keeper.getByRole('button', { name: 'Siapkan penyerahan' }).click();
    const dialog = keeper.getByRole('dialog', { name: /^Siapkan penyerahan/ });
    await dialog.getByLabel('Diambil oleh').selectOption('Penerima kuasa');
    for (const paper of ['Surat kuasa bermeterai Rp10.000', 'KTP nasabah', 'KTP penerima'])
      await attach(dialog, paper);
    await dialog.getByLabel('Nama pengambil').fill('Fajar Rahmawan');
    await dialog.getByLabel('Telepon').fill('081355502260');
    await dialog.getByRole('button', { name: 'Siapkan', exact: true }).click();
    await expect(keeper.getByText('Penyerahan kepada Fajar Rahmawan disiapkan.')).toBeVisible();
    await expect(keeper.getByRole('button', { name: 'Serahkan BPKB' })).toHaveCount(0);
  });

  await test.step('its label is printed, and that is kept', async () => {
    await keeper.getByRole('link', { name: 'Cetak label' }).click();
    await expect(keeper.getByText('1 label, 1 lembar')).toBeVisible();
    await keeper.evaluate(() => (window.print = () => undefined));
    await keeper.getByRole('button', { name: 'Cetak', exact: true }).click();
    await keeper.getByRole('button', { name: 'Tandai sudah dicetak' }).click();
    await expect(keeper.getByText('1 BPKB ditandai sudah berlabel.')).toBeVisible();
    await keeper.goBack();
  });

  await test.step('another keeper finds it by its label, compares, photographs and has it signed', async () => {
    const [row] = await ask<{ id: number }>(`select id from bpkb where contract_code = '${book.code}'`);
    const { page: other, putAway } = await phoneSeeing(server, bookLabel(row?.id ?? 0));
    await signIn(other, OTHER_KEEPER);
    await other.goto('/bpkb');
    await other.getByRole('button', { name: 'Pindai' }).click();
    await expect(other).toHaveURL(new RegExp(`/bpkb/${row?.id}$`));
    await expect(other.getByRole('link', { name: book.code })).toBeVisible();
    await other.getByRole('button', { name: 'Serahkan BPKB' }).click();
    const dialog = other.getByRole('dialog', { name: /^Serahkan BPKB/ });
    await expect(dialog.getByText('Penerima kuasa')).toBeVisible();
    await attach(dialog, 'Foto penerima dengan BPKB');
    await signUnit(other, 'penerima');
    await dialog.getByRole('button', { name: 'Serahkan', exact: true }).click();
    await expect(other.getByText('BPKB diserahkan kepada Fajar Rahmawan.')).toBeVisible();
    await expect(other.getByText('Diserahkan', { exact: true }).first()).toBeVisible();
    await expect(other.getByRole('heading', { name: 'KTP penerima' })).toBeVisible();
    await putAway();
  });

  await test.step('nobody can give it out again', async () => {
    await keeper.reload();
    await expect(keeper.getByText(/^BPKB sudah di tangan yang berhak/)).toBeVisible();
    await expect(keeper.getByRole('button', { name: 'Siapkan penyerahan' })).toHaveCount(0);
  });
  await keeper.context().close();
});

interface Book {
  code: string;
  number: string;
  owner: string;
  chassis: string;
  engine: string;
  plate: string;
}

/** A book of Jakarta that has not been seen yet, whose contract is so. */
async function bookOf(contract: string): Promise<Book> {
  const [row] = await ask<Book>(
    `select c.code, b.number, b.owner_name as owner, c.chassis_number as chassis, c.engine_number as engine,
            c.plate_number as plate
       from bpkb b join contracts c on c.code = b.contract_code
      where b.office_id = 1 and b.state in ('UNRECORDED', 'NOT_RECEIVED') and ${contract}
      order by c.code limit 1`,
  );
  if (!row) throw new Error(`The demo company has no book of a contract with ${contract}`);
  return row;
}

/** A place of Jakarta, by who keeps the masters. */
async function addPlace(page: Page): Promise<void> {
  await page.goto('/master/office/place');
  await page.getByRole('button', { name: 'Tambah tempat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tempat baru' });
  await dialog.getByLabel('Kode').fill('UJI-R1');
  await dialog.getByLabel('Nama').fill(PLACE);
  await dialog.getByLabel('Kantor').selectOption('Jakarta');
  await dialog.getByLabel('Brankas').fill('Brankas uji');
  await dialog.getByLabel('Rak').fill('Rak 1');
  await dialog.getByRole('button', { name: /^Simpan/ }).click();
  await expect(page.getByText('Tempat UJI-R1 tersimpan.')).toBeVisible();
}

/** Opens the book of a contract by its code, as a reader types it. */
async function open(page: Page, { code }: Book): Promise<void> {
  await page.getByLabel('Pindai atau ketik kode').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bpkb\/\d+$/);
  await expect(page.getByRole('link', { name: code })).toBeVisible();
}

/** Fills what is read from a book; what the contract does not say is read all the same. */
async function reads(page: Page, book: Book): Promise<Locator> {
  await page.getByRole('button', { name: 'Terima BPKB' }).click();
  const dialog = page.getByRole('dialog', { name: /^Terima BPKB/ });
  await attach(dialog, 'Foto BPKB');
  await dialog.getByLabel('Jenis').selectOption('BPKB');
  await dialog.getByLabel('Nomor BPKB').fill(book.number || 'R-90210011');
  await dialog.getByLabel('Nomor rangka').fill(book.chassis || 'MH1JM9110PK900211');
  await dialog.getByLabel('Nomor mesin').fill(book.engine || 'JM91E-1900211');
  await dialog.getByLabel('Nomor polisi').fill(book.plate || 'B 9021 UJI');
  await dialog.getByLabel('Nama pemilik').fill(book.owner || 'Belum dibalik nama');
  await dialog.getByLabel('Dibawa oleh').fill('Anton, Dealer Sinar Motor');
  return dialog;
}

async function store(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Simpan/ });
  const option = dialog.getByRole('option', { name: new RegExp(`^${PLACE}`) });
  await dialog.getByLabel('Tempat').selectOption(await option.innerText());
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText(`BPKB disimpan di ${PLACE}.`)).toBeVisible();
}

/** A photo or paper of a form, once the server has it. */
async function attach(dialog: Locator, label: string): Promise<void> {
  const field = dialog.getByRole('region', { name: label });
  await field.getByLabel(`Pilih berkas ${label}`).setInputFiles(await photo());
  await expect(field.getByRole('button', { name: 'Hapus' })).toBeVisible();
}

/** The customer pays all that is left at the counter. */
async function payWhole({ code }: Book): Promise<void> {
  const cashier = await signInAt(server.address, 'kasir.jkt');
  const card = await cashier<PaymentCard>('GET', `payments/${code}`);
  const open = card.card.lines.filter((line) => owedOn(line) > 0);
  const amount = open.reduce((sum, line) => sum + owedOn(line), 0);
  const lines = open.map(({ number }) => number);
  await cashier('POST', `payments/${code}`, oldestInstalment(card, { lines, amount, cash: amount }));
}

async function ask<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.database });
  await client.connect();
  const { rows } = await client.query<T>(text);
  await client.end();
  return rows;
}

/** Somebody begins the day, on a browser that shows the server's. */
async function begins(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address });
  await server.tellTime(context);
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}
