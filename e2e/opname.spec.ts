import { expect, test, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import type { BpkbCount, BpkbCountsPage } from '@/lib/contract/bpkbCounts';
import { bookLabel, placeLabel } from '@/lib/format/bpkbLabel';
import { startOwnServer, type OwnServer } from './company/ownServer';
import { signIn } from './company/signIn';
import { signInAt } from './field/branch';
import { photo } from './field/door';
import { newPhone, type Phone } from './field/phone';

/*
 * Opname: a safe full of books is counted blind by two keepers on two phones, one of which loses its connection and its
 * battery in the middle. One book was taken away, one put on the wrong shelf, one added: all three are found, and no other.
 * On a server of its own.
 */
const WEDNESDAY = new Date('2026-11-25T03:00:00Z');
const FIRST = 'kontrak.jkt';
const SECOND = 'kacab.jkt';
const SAFE = 'Brankas opname';
/** Fifty in the gate: ten times as many are read in the same way (docs/decisions/0179). */
const BOOKS = process.env.CHECKS === 'gate' ? 50 : 500;
/** Where the second loses its connection, and where it stops before it goes on. */
const CONNECTED = BOOKS / 5;
const WITHOUT = CONNECTED + (BOOKS * 4) / 25;
const LEFT = `${WITHOUT - CONNECTED} kode belum terkirim`;

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(WEDNESDAY);
  await cancelSeeded();
});
test.afterAll(() => server.stop());

test('a safe of books is counted by two, one of them without a connection; three differ', async () => {
  const { upper, lower, shelves, stranger } = await fillSafe();
  const [gone = 0, misplaced = 0] = upper;
  const first = await newPhone({ server });
  const second = await newPhone({ server });
  await arrives(first, FIRST);
  await arrives(second, SECOND);

  const count = await test.step('a keeper begins it; nobody is told what should be there', async () => {
    const { page } = first;
    await page.goto('/bpkb/opname');
    await page.getByRole('button', { name: 'Mulai opname' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mulai opname' });
    await dialog.getByLabel('Kantor').selectOption('Jakarta');
    await dialog.getByLabel('Yang dihitung').selectOption(SAFE);
    await dialog.getByRole('button', { name: 'Mulai', exact: true }).click();
    await expect(page).toHaveURL(/\/bpkb\/opname\/\d+$/);
    await expect(page.getByText(`Jakarta, ${SAFE}`)).toBeVisible();
    await expect(page.getByText('Seharusnya', { exact: true })).toHaveCount(0);
    return new URL(page.url()).pathname;
  });

  await test.step('the first counts the upper shelf, without the one that is gone and the one that stands below', async () => {
    await counts(first.page, count, shelves.upper, [...upper.slice(2), stranger]);
    await expect(first.page.getByRole('button', { name: 'Terkirim' })).toBeVisible();
  });

  await test.step('bad codes say so and write nothing', async () => {
    const before = await counted();
    const { page } = first;
    await reads(page, 'https://contoh.example/1');
    await expect(page.getByText('Bukan label kita')).toBeVisible();
    await reads(page, bookLabel(upper[5] ?? 0));
    await expect(page.getByText('Sudah dihitung')).toBeVisible();
    await reads(page, bookLabel(2_000_000));
    await expect(page.getByText('Bukan BPKB kantor ini')).toBeVisible();
    expect(await counted()).toBe(before);
  });

  await test.step('the second loses its connection, then its battery, and goes on', async () => {
    await counts(second.page, count, shelves.lower, lower.slice(0, CONNECTED));
    await expect(second.page.getByRole('button', { name: 'Terkirim' })).toBeVisible();
    const before = await counted();
    await second.offline();
    for (const id of lower.slice(CONNECTED, WITHOUT)) await reads(second.page, bookLabel(id));
    await expect(second.page.getByText(LEFT)).toBeVisible();
    await second.killed(`${count}/scan`);
    await expect(second.page.getByText(LEFT)).toBeVisible();
    await reads(second.page, placeLabel(shelves.lower));
    await reads(second.page, bookLabel(lower[CONNECTED + 2] ?? 0));
    await expect(second.page.getByText('Sudah dihitung')).toBeVisible();
    for (const id of [...lower.slice(WITHOUT), misplaced]) await reads(second.page, bookLabel(id));
    expect(await counted()).toBe(before);
    await second.online();
    await expect(second.page.getByRole('button', { name: 'Terkirim' })).toBeVisible();
    // All that stands there, and the stranger; the one that is gone does not.
    expect(await counted()).toBe(BOOKS);
  });

  await test.step('closed, exactly the three differ', async () => {
    const { page } = first;
    await page.goto(count);
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await page.getByRole('menuitem', { name: 'Tutup hitungan' }).click();
    await page
      .getByRole('dialog', { name: /^Tutup hitungan/ })
      .getByRole('button', { name: 'Tutup hitungan' })
      .click();
    await expect(page.getByText('Hitungan ditutup: 3 selisih.')).toBeVisible();
    const found = await ask<{ bpkb_id: number; finding: string }>(
      'select bpkb_id, finding from bpkb_findings where count_id = (select max(id) from bpkb_counts) order by finding',
    );
    expect(found).toEqual([
      { bpkb_id: misplaced, finding: 'MISPLACED' },
      { bpkb_id: gone, finding: 'MISSING' },
      { bpkb_id: stranger, finding: 'SURPLUS' },
    ]);
  });

  await test.step('they are settled one by one', async () => {
    const { page } = first;
    await settles(page, /^Tidak ditemukan/, async (dialog) => {
      await dialog.getByLabel('Cara penyelesaian').selectOption('Ditemukan');
      await dialog.getByLabel('Ditemukan di').selectOption(`${SAFE}, Rak atas`);
      const field = dialog.getByRole('region', { name: 'Foto BPKB' });
      await field.getByLabel('Pilih berkas Foto BPKB').setInputFiles(await photo());
      await expect(field.getByRole('button', { name: 'Hapus' })).toBeVisible();
    });
    await settles(page, /^Salah tempat/, async (dialog) => {
      await dialog.getByLabel('Cara penyelesaian').selectOption('Dikembalikan ke tempatnya');
    });
    await settles(page, /^Tidak tercatat di sini/, async (dialog) => {
      await dialog.getByLabel('Cara penyelesaian').selectOption('Dijelaskan');
      await dialog.getByLabel('Penjelasan').fill('Ditaruh tanpa dicatat; diterima besok.');
    });
    // Who settled does not sign.
    await expect(page.getByRole('button', { name: 'Tandatangani opname' })).toHaveCount(0);
  });

  await test.step('another keeper signs it', async () => {
    const { page } = second;
    await page.goto(count);
    await page.getByRole('button', { name: 'Tandatangani opname' }).click();
    await page
      .getByRole('dialog', { name: /^Tandatangani opname/ })
      .getByRole('button', { name: 'Tandatangani', exact: true })
      .click();
    await expect(page.getByText('Opname selesai.')).toBeVisible();
  });
  await first.thrownAway();
  await second.thrownAway();
});

/** Signs in, and starts once more from the service worker. */
async function arrives({ page }: Phone, username: string): Promise<void> {
  await signIn(page, username);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/bpkb/opname');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Opname BPKB' })).toBeVisible();
}

/** A code, as a USB reader types it. */
async function reads(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Ketik kode');
  await field.fill(code);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Counts these books on a shelf, from its label on. */
async function counts(page: Page, count: string, shelf: number, books: readonly number[]): Promise<void> {
  await page.goto(`${count}/scan`);
  await reads(page, placeLabel(shelf));
  await expect(page.getByText('Tempat dipilih')).toBeVisible();
  for (const id of books) await reads(page, bookLabel(id));
  await expect(page.getByText(`${books.length} di tempat ini`)).toBeVisible();
}

async function settles(page: Page, row: RegExp, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: row }).click();
  const dialog = page.getByRole('dialog', { name: row });
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Selesaikan', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const counted = async () =>
  (
    await ask<{ n: number }>(
      'select count(*)::int as n from bpkb_scans where count_id = (select max(id) from bpkb_counts)',
    )
  )[0]?.n;

/** The demo company counts all of Jakarta already: what overlaps cannot begin. */
async function cancelSeeded(): Promise<void> {
  const keeper = await signInAt(server.address, FIRST);
  const { rows } = await keeper<BpkbCountsPage>('GET', 'bpkb-counts?office=1&state=OPEN');
  for (const { id } of rows) {
    const { version } = await keeper<BpkbCount>('GET', `bpkb-counts/${id}`);
    await keeper('POST', `bpkb-counts/${id}/cancel`, { version, reason: 'Diganti opname brankas' });
  }
}

/** A safe of Jakarta with two shelves of books, and one book that lies nowhere. */
async function fillSafe() {
  const places = await ask<{ id: number }>(
    `insert into bpkb_places (code, name, valid_from, office_id, safe, rack) values
       ('OPN-1', '${SAFE}, Rak atas', '2020-01-01', 1, '${SAFE}', 'Rak atas'),
       ('OPN-2', '${SAFE}, Rak bawah', '2020-01-01', 1, '${SAFE}', 'Rak bawah') returning id`,
  );
  const [upperShelf = 0, lowerShelf = 0] = places.map(({ id }) => id);
  await ask(
    `insert into contracts
     select (jsonb_populate_record(null::contracts, to_jsonb(c) || jsonb_build_object(
              'code', 'JKT-9902-' || lpad(n::text, 5, '0'), 'plate_number', 'B ' || (1000 + n) || ' OPN',
              'chassis_number', '', 'engine_number', '', 'bpkb_number', 'O-' || (1000000 + n)))).*
       from (select * from contracts where status = 'ACTIVE' and office_id = 1 order by code limit 1) c,
            generate_series(1, ${BOOKS + 1}) n`,
  );
  const books = await ask<{ id: number }>(
    `with written as (
       insert into bpkb (contract_code, office_id, number, owner_name, state_since)
       select code, 1, bpkb_number, '', '2026-11-01' from contracts where code like 'JKT-9902-%'
           on conflict (contract_code) do nothing returning id)
     select id from written order by id`,
  );
  expect(books).toHaveLength(BOOKS + 1);
  const ids = books.map(({ id }) => id);
  const stranger = ids.pop() ?? 0;
  const upper = ids.slice(0, BOOKS / 2);
  for (const [shelf, of] of [
    [upperShelf, upper],
    [lowerShelf, ids.slice(BOOKS / 2)],
  ] as const)
    await ask(
      `insert into bpkb_movements (bpkb_id, movement, at, by_id, state, office_id, contract_code, place_id, place)
       select b.id, 'STORED', '2026-11-02', (select id from staff where username = '${FIRST}'), 'STORED', 1, b.contract_code,
              ${shelf}, (select name from bpkb_places where id = ${shelf})
         from bpkb b where b.id = any('{${of.join()}}')`,
    );
  return {
    ...{ upper, lower: ids.slice(BOOKS / 2), stranger },
    shelves: { upper: upperShelf, lower: lowerShelf },
  };
}

async function ask<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.database });
  await client.connect();
  const { rows } = await client.query<T>(text);
  await client.end();
  return rows;
}
