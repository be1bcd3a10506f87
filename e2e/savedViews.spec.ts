import { expect, test, type Browser, type Page } from '@playwright/test';
import pg from 'pg';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { signIn } from './company/signIn';

/*
 * A branch head saves a view of the receipts for the office; a cashier of the office opens it, and one of another office
 * sees nothing of it. The cashier whom it names leaves: it opens without that part and says so. On a server of its own.
 */
const FRIDAY = new Date('2026-11-27T03:00:00Z');
const VIEW = 'Nota Eka bulan ini';
/** Whom the view names. */
const NAMED = { username: 'kasir.jkt', name: 'Eka Lestari' };

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(FRIDAY);
});
test.afterAll(() => server.stop());

test('a branch head saves a view for the office', async ({ browser }) => {
  const head = await begins(browser, 'kacab.jkt');
  await head.goto('/credit?period=month');
  await head.getByRole('button', { name: 'Filter lain' }).click();
  await head.getByLabel('Kasir').selectOption({ label: NAMED.name });
  await expect(head).toHaveURL(/cashier=\d+/);
  const found = await countOf(head);

  await test.step('under a name, for Jakarta', async () => {
    const menu = await openViews(head);
    await expect(menu.getByText(/^Belum ada tampilan/)).toBeVisible();
    await menu.getByRole('button', { name: 'Simpan tampilan ini' }).click();
    const form = head.getByRole('dialog', { name: 'Simpan tampilan' });
    await form.getByLabel(/^Nama tampilan/).fill(VIEW);
    await form.getByLabel('Untuk').selectOption({ label: 'Kantor Jakarta' });
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(head.getByText(`Tampilan “${VIEW}” tersimpan untuk kantor Jakarta.`)).toBeVisible();
    await expect(control(head)).toHaveText(`Tampilan: ${VIEW}`);
    await expect(control(head)).toBeFocused();
  });

  await test.step('a cashier of the office opens it, and can change nothing of it', async () => {
    const cashier = await begins(browser, NAMED.username);
    await cashier.goto('/credit');
    const menu = await openViews(cashier);
    await expect(menu.getByRole('button', { name: `Hapus ${VIEW}` })).toHaveCount(0);
    await menu.getByRole('button', { name: VIEW }).click();
    await expect(cashier).toHaveURL(/period=month&cashier=\d+&tampilan=\d+$/);
    await expect(control(cashier)).toHaveText(`Tampilan: ${VIEW}`);
    expect(await countOf(cashier)).toBe(found);
    await cashier.getByLabel('Periode').selectOption({ label: 'Semua' });
    await expect(control(cashier)).toHaveText(`Tampilan: ${VIEW} (diubah)`);
    await expect(cashier.getByRole('button', { name: 'Simpan perubahan' })).toHaveCount(0);
    await cashier.goBack();
    await cashier.context().close();
  });

  await test.step('one of another office sees nothing of it', async () => {
    const elsewhere = await begins(browser, 'kasir.mks');
    await elsewhere.goto('/credit');
    const menu = await openViews(elsewhere);
    await expect(menu.getByText(/^Belum ada tampilan/)).toBeVisible();
    await elsewhere.context().close();
  });

  await test.step('without whom it names, once that person has left, and it says so', async () => {
    await ask('update staff set active = false where username = $1', [NAMED.username]);
    const approver = await begins(browser, 'penyetuju.jkt');
    await approver.goto('/credit');
    const menu = await openViews(approver);
    await menu.getByRole('button', { name: VIEW }).click();
    await expect(
      approver.getByText('Tampilan dibuka tanpa Kasir: pilihan itu tidak ada lagi.'),
    ).toBeVisible();
    await expect(approver).toHaveURL(/\?period=month&tampilan=\d+$/);
    expect(await countOf(approver)).toBeGreaterThanOrEqual(found);
    await approver.context().close();
  });

  await test.step('its maker keeps it without that part, then removes it', async () => {
    await head.reload();
    await expect(head.getByText(/^Tampilan dibuka tanpa Kasir/)).toBeVisible();
    await head.getByRole('button', { name: 'Simpan perubahan' }).click();
    await expect(head.getByText(/^Tampilan dibuka tanpa Kasir/)).toHaveCount(0);
    const menu = await openViews(head);
    await menu.getByRole('button', { name: `Hapus ${VIEW}` }).click();
    const asks = head.getByRole('dialog', { name: `Hapus tampilan “${VIEW}”?` });
    await asks.getByRole('button', { name: 'Hapus' }).click();
    await expect(control(head)).toHaveText('Tampilan');
    await expect(control(head)).toBeFocused();
    expect(
      (
        await ask<{ action: string }>("select action from history where action like 'VIEW_%' order by id")
      ).map(({ action }) => action),
    ).toEqual(['VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_REMOVED']);
  });
  await head.context().close();
});

/** What shows which view is open. */
const control = (page: Page) =>
  page.getByRole('group', { name: 'Tampilan daftar' }).getByRole('button').first();

async function openViews(page: Page) {
  await control(page).click();
  return page.getByRole('dialog', { name: 'Tampilan' });
}

/** How many receipts the list has. */
async function countOf(page: Page): Promise<number> {
  const words = page.getByText(/^\d+–\d+ dari [\d.]+$/);
  await expect(words).toBeVisible();
  return Number((await words.innerText()).split(' ').at(-1)?.replace('.', ''));
}

/** Somebody at this company, in a browser of their own. */
async function begins(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address });
  await server.tellTime(context);
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

async function ask<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.database });
  await client.connect();
  const { rows } = await client.query<T>(text, values);
  await client.end();
  return rows;
}
