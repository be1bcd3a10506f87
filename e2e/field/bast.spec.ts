import { expect } from '@playwright/test';
import { test, type Branch } from './branch';
import { beginUnit, fillUnit, sayPlace, signUnit, UNITS } from './fillUnit';
import { giveOrder, type Order } from './order';
import { newPhone, ready, PLAN } from './phone';

/*
 * Two collectors whom one order names stand before the same unit without a connection. The first fills its BAST, with photos
 * and signatures, while the phone dies once; its first answer is lost. It comes in once and the contract is REPOSSESSED once;
 * the second one's is refused in words, on their phone.
 */

test('a unit is taken once, by a phone that dies and an answer that is lost', async ({ branch }) => {
  // One account is enough: an order names people, not whose account it is. It has to be late, so this comes before who visits all.
  const first = await branch.collector('Wira Nugraha', 1, { unordered: true });
  const second = await branch.collector('Yoga Nugraha', 0);
  const order = await giveOrder(branch, first.codes, [first, second]);
  const phone = await newPhone(branch);
  const other = await newPhone(branch);

  await test.step('both read their orders in the morning, and lose the connection', async () => {
    for (const [one, who] of [
      [phone, first],
      [other, second],
    ] as const) {
      await ready(one, who);
      await expect(one.page.getByText(/^1 surat tugas berlaku sampai/)).toBeVisible();
      await one.offline();
      await one.restarted(UNITS);
      await expect(one.page.getByText(order.number)).toBeVisible();
    }
    await expect(phone.page.getByText(/^Tanpa koneksi, data per/)).toBeVisible();
  });

  await test.step('the phone dies while the BAST is filled, and has all of it again', async () => {
    await beginUnit(phone.page, order);
    await fillUnit(phone.page);
    await signUnit(phone.page, 'penyerah');
    await phone.killed(`${UNITS}/${order.id}`);
    const { page } = phone;
    await expect(page.getByLabel('Kondisi unit')).toHaveValue('Lecet di kiri');
    await expect(page.getByText('2 dari 8 foto')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Tanda tangan penyerah/ })).toBeVisible();
    await signUnit(page, 'kolektor');
    await page.getByRole('button', { name: 'Simpan BAST' }).click();
    await expect(page.getByRole('region', { name: 'BAST', exact: true })).toContainText(order.number);
    await phone.killed(`${UNITS}/${order.id}`);
    await expect(phone.page.getByText(/^Menunggu/)).toBeVisible();
  });

  await test.step('the second collector writes down that it was refused', async () => {
    await beginUnit(other.page, order);
    const { page } = other;
    await page.getByRole('radio', { name: 'Ditolak' }).check();
    await page.getByLabel('Yang menolak', { exact: true }).selectOption('Nasabah');
    await page.getByLabel('Tempat', { exact: true }).selectOption('Alamat tagih');
    await page.getByLabel('Alasan menolak').fill('Meminta putusan pengadilan');
    await sayPlace(page);
    await page.getByRole('button', { name: 'Simpan penolakan' }).click();
    await expect(page.getByRole('region', { name: 'BAST', exact: true })).toContainText('Ditolak');
  });

  await test.step('the answer is lost, and it is sent once all the same', async () => {
    let lost = 0;
    phone.road.fateOf = ({ method, path }) =>
      method === 'POST' && path.includes('collector/repossessions') && (lost += 1) === 1 ? 'lost' : 'pass';
    await phone.online();
    await expect(phone.page.getByText('Sudah diterima server.', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    expect(lost).toBeGreaterThan(1);
    expect(await handovers(branch, order)).toEqual([
      { collector_id: first.id, result: 'SURRENDERED', photos: 2, signed: true, status: 'REPOSSESSED' },
    ]);
    expect(await branch.faults()).toEqual([]);
  });

  await test.step('the second one is refused in words, on their phone', async () => {
    await other.online();
    const told = other.page.getByRole('region', { name: 'BAST', exact: true });
    await expect(told).toContainText('Server menolak BAST ini');
    await expect(told).toContainText(`sudah mempunyai BAST dari ${first.name}`);
    expect(await handovers(branch, order)).toHaveLength(1);
  });

  await test.step('the account says so, and can be visited still', async () => {
    await phone.page.goto(PLAN);
    await expect(phone.page.getByRole('link', { name: `BAST ${order.number}` })).toBeVisible();
  });
  await phone.thrownAway();
  await other.thrownAway();
});

const handovers = ({ sql }: Branch, { id }: Order) =>
  sql(
    `select h.collector_id, h.result, c.status,
            (select count(*)::int from unit_handover_photos p where p.handover_id = h.id) as photos,
            h.giver_signature_id is not null and h.collector_signature_id is not null as signed
       from unit_handovers h join repossession_orders o on o.id = h.order_id join contracts c on c.code = o.contract_code
      where o.id = $1`,
    [id],
  );
