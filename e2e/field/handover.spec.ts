import { expect } from '@playwright/test';
import { signIn } from '../company/signIn';
import { test, type Branch } from './branch';
import { backToList, visit, type Made } from './door';
import { newPhone, PLAN, ready } from './phone';

/*
 * A day without a connection that ends at the counter: the collector comes back with one banknote less than he wrote down, a
 * cashier counts, sees what each TTS becomes, posts all of it in one press and prints the protocol. Every figure agrees with
 * the receipts: the phone's, the counter's, the drawer's and what the collector owes.
 */
const PAID = [250_000, 320_000, 180_000];
const SUM = 750_000;
/** One note of 100.000 is missing. */
const BROUGHT = [
  ['Lembar 100.000', 6],
  ['Lembar 50.000', 1],
] as const;
const COUNTED = 650_000;
const REASON = 'Satu lembar seratus ribu hilang di jalan';

test('a collector’s day comes in at the counter, one banknote short, and every figure agrees', async ({
  branch,
  browser,
}) => {
  const collector = await branch.collector('Slamet Riyadi', 4);
  const phone = await newPhone(branch);
  const made: Made[] = [];

  await test.step('three pay at the door, without a connection; one does not', async () => {
    await ready(phone, collector);
    await phone.offline();
    await phone.restarted(PLAN);
    for (const paid of [...PAID, 0]) {
      made.push(await visit(phone, { note: `Pintu ${made.length + 1}`, paid, photos: 0 }));
      await backToList(phone);
    }
    await phone.online();
    await phone.page.goto(`${PLAN}/tts`);
    await expect(phone.page.getByText('Menunggu sambungan')).toHaveCount(0);
  });
  const numbers = made.flatMap(({ number }) => number ?? []);
  expect(numbers).toHaveLength(PAID.length);
  await expect.poll(() => openTts(branch, collector.id)).toBe(PAID.length);

  const context = await browser.newContext({ baseURL: branch.server.address });
  await branch.server.tellTime(context, 0);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  await signIn(page, 'kasir.jkt');
  const drawerBefore = await drawer(branch);

  await test.step('a cashier counts and sees what each becomes', async () => {
    await page.goto('/payment');
    await page.getByRole('main').getByRole('link', { name: 'Setoran Kolektor' }).click();
    await page.getByRole('link', { name: `Terima setoran ${collector.name}` }).click();
    for (const number of numbers) await expect(page.getByRole('row', { name: number })).toBeVisible();
    for (const [note, count] of BROUGHT) await page.getByLabel(note, { exact: true }).fill(String(count));
    await expect(page.getByText(`Rp100.000 menjadi kurang setor ${collector.name}.`)).toBeVisible();
    // Without its reason nothing is posted, and what was counted stays.
    await page.getByRole('button', { name: 'Bukukan 3 tanda terima' }).click();
    await expect(page.getByLabel('Mengapa berbeda dari tanda terima')).toBeFocused();
    expect(await openTts(branch, collector.id)).toBe(PAID.length);
    await page.getByLabel('Mengapa berbeda dari tanda terima').fill(REASON);
  });

  await test.step('one press posts all of it, however often it is pressed', async () => {
    await page.getByRole('button', { name: 'Bukukan 3 tanda terima' }).dblclick();
    await expect(page).toHaveURL(/\/payment\/handover\/\d+/);
    await expect(page.getByRole('main')).toContainText(REASON);
    for (const number of numbers) await expect(page.getByRole('row', { name: number })).toBeVisible();
  });

  await test.step('and it is printed, for both to sign', async () => {
    await page.getByRole('link', { name: 'Cetak berita acara' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Cetak berita acara' });
    await dialog.getByRole('radio', { name: 'A4' }).check();
    await dialog.getByRole('button', { name: 'Lihat cetakan' }).click();
    for (const text of [...numbers, 'Yang menyerahkan', 'Yang menerima', REASON])
      await expect(dialog.getByText(text).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cetak', exact: true }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
  });

  await test.step('every figure agrees with the receipts', async () => {
    const posted = await branch.sql<{ code: string; amount: number; receipts: number; deposit: number }>(
      `select t.contract_code as code, t.amount::int as amount, p.deposit_added::int as deposit,
              (select sum(c.credit_payment + c.penalty_payment)::int from credits c
                where c.payment_id = p.id and c.voided_at is null) as receipts
         from tts t join payments p on p.tts_id = t.id
        where t.collector_id = $1 and t.state = 'POSTED' order by t.number`,
      [collector.id],
    );
    expect(posted.map(({ code, amount }) => ({ code, amount }))).toEqual(
      made
        .filter(({ paid }) => paid > 0)
        .toSorted((a, b) => (a.number ?? '').localeCompare(b.number ?? ''))
        .map(({ code, paid }) => ({ code, amount: paid })),
    );
    for (const { amount, receipts, deposit } of posted) expect(receipts + deposit).toBe(amount);
    expect(posted.reduce((sum, { amount }) => sum + amount, 0)).toBe(SUM);
    expect((await drawer(branch)) - drawerBefore).toBe(COUNTED);
    await page.goto('/payment/handover/shortage');
    const owed = page.getByRole('main');
    await expect(owed).toContainText(collector.name);
    await expect(owed).toContainText('Rp100.000');
    expect(await branch.faults()).toEqual([]);
  });

  await test.step('the customer’s card and the collector’s phone say the same', async () => {
    const [first] = made;
    await page.goto(`/credit?search=${encodeURIComponent(first?.code ?? '')}`);
    await expect(page.getByRole('table')).toContainText('250.000');
    await phone.page.goto(`${PLAN}/tts`);
    for (const number of numbers) {
      const row = phone.page.getByRole('row').filter({ hasText: number });
      await expect(row).toContainText(/JKT\/2611\/\d{5}/);
    }
  });
  await context.close();
  await phone.thrownAway();
});

const openTts = async ({ sql }: Branch, collector: number): Promise<number> => {
  const [row] = await sql<{ n: number }>(
    "select count(*)::int as n from tts where collector_id = $1 and state = 'OPEN'",
    [collector],
  );
  return row?.n ?? 0;
};

/** Banknotes that the cashier answers for, rupiah. */
const drawer = async ({ sql }: Branch): Promise<number> => {
  const [row] = await sql<{ cash: number }>(
    `select coalesce(sum(m.cash), 0)::int as cash from cash_movements m join staff s on s.id = m.staff_id
      where s.username = 'kasir.jkt'`,
  );
  return row?.cash ?? 0;
};
