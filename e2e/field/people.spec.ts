import { expect } from '@playwright/test';
import { signIn } from '../company/signIn';
import { test } from './branch';
import { backToList, begin, fill, save, visit, type Made } from './door';
import { keptOn, newPhone, PLAN, ready, type Phone } from './phone';
import { isVisit, noteOf } from './road';
import { FIELD_LIMIT, SENDING, expectSent, expectWhole, visitsOf } from './whole';

/*
 * Whose a visit is: a session that ran out, another person on the same phone, a second phone of the same person, somebody who
 * works here no more. Nothing is lost, nothing goes under another's name, and whoever has to do something is told.
 */
test.setTimeout(FIELD_LIMIT);

/** Two visits, one with money and a photo, one with neither. */
async function twoVisits(phone: Phone, name: string): Promise<Made[]> {
  const paid = await visit(phone, { note: `${name}, membayar`, paid: 125_000, photos: 1 });
  await backToList(phone);
  return [paid, await visit(phone, { note: `${name}, menolak`, paid: 0, photos: 0 })];
}

/** The server says that the session is over, on the screen that is open. */
async function signedOut({ page }: Phone): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sesi Anda berakhir' })).toBeVisible({ timeout: SENDING });
}

test('a session that ran out leaves the day to its owner, and another person sees and sends none of it', async ({
  branch,
}) => {
  const one = await branch.collector('Bayu Saputra', 3);
  const other = await branch.collector('Citra Maharani', 1);
  const phone = await newPhone(branch);
  await ready(phone, one);
  await phone.offline();
  const made = await twoVisits(phone, 'Bayu');
  await backToList(phone);
  const third = { note: 'Bayu, belum selesai', paid: 75_000, photos: 2 };
  await begin(phone);
  await fill(phone.page, third);
  const at = new URL(phone.page.url()).pathname;
  await expect
    .poll(async () => (await keptOn(phone)).find(({ note }) => note === third.note)?.photos.length)
    .toBe(2);
  const kept = await keptOn(phone);
  expect(kept).toHaveLength(3);

  await test.step('twelve hours later the server knows the session no more', async () => {
    await branch.sql('update sessions set expires_at = created_at where staff_id = $1', [one.id]);
    await phone.online();
    await signedOut(phone);
    expect(await keptOn(phone)).toEqual(kept);
    expect(await visitsOf(branch, one)).toEqual([]);
  });

  await test.step('another person works with that phone', async () => {
    phone.road.calm();
    await signIn(phone.page, other.username);
    await phone.page.goto(PLAN);
    const list = phone.page.getByRole('list', { name: 'Akun hari ini' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    for (const { code, number } of made) {
      await expect(phone.page.getByText(code)).toHaveCount(0);
      await phone.page.goto(`${PLAN}/${code}`);
      await expect(phone.page.getByText('Akun ini tidak ada di rencana hari ini')).toBeVisible();
      if (number) await expect(phone.page.getByText(number)).toHaveCount(0);
      await phone.page.goto(PLAN);
    }
    const own = await visit(phone, { note: 'Citra', paid: 60_000, photos: 1 });
    await expectSent(branch, other, 1);
    await expectWhole(branch, other, [own]);
    // What waits was not even tried under this name.
    expect(phone.road.arrived.filter(isVisit).map(noteOf)).toEqual(['Citra']);
    expect(await visitsOf(branch, one)).toEqual([]);
    await phone.page.goto('/logout');
    await expect(phone.page.getByText('Anda sudah keluar')).toBeVisible();
  });

  await test.step('its owner signs in again: all of it is there, and goes', async () => {
    await signIn(phone.page, one.username);
    await expectSent(branch, one, 2);
    await phone.page.goto(at);
    await expect(phone.page.getByLabel('Catatan (boleh kosong)')).toHaveValue(third.note);
    await expect(phone.page.getByText('2 dari 3 foto')).toBeVisible();
    made.push(await save(phone.page, third));
    await expectSent(branch, one, 3);
    await expectWhole(branch, one, made, kept);
  });
  await phone.thrownAway();
});

test('a second phone of the same collector: no number twice, and who comes second to a door is asked why', async ({
  branch,
}) => {
  const collector = await branch.collector('Dimas Prasetya', 3);
  const [first, second] = await Promise.all([newPhone(branch), newPhone(branch)]);
  for (const phone of [first, second]) await ready(phone, collector);
  for (const phone of [first, second]) await phone.offline();
  const [shared, mine, yours] = collector.codes;
  const made = [
    await visit(first, { note: 'Ponsel 1', paid: 90_000, photos: 1 }, shared),
    await visit(first, { note: 'Ponsel 1 saja', paid: 80_000, photos: 0 }, mine),
  ];
  const late = await visit(second, { note: 'Ponsel 2', paid: 40_000, photos: 1 }, shared);
  made.push(await visit(second, { note: 'Ponsel 2 saja', paid: 70_000, photos: 0 }, yours));
  const numbers = [...made, late].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(4);
  const kept = [...(await keptOn(first)), ...(await keptOn(second))];

  await first.online();
  await expectSent(branch, collector, 2);
  await second.online();
  await expectSent(branch, collector, 3);
  await expect
    .poll(async () => (await keptOn(second)).find(({ note }) => note === 'Ponsel 2')?.step)
    .toBe('refused');

  const { page } = second;
  await page.goto(PLAN);
  const row = page.getByRole('listitem').filter({ hasText: shared });
  await expect(row).toContainText('Ditolak server');
  await expect(row).toContainText('Hari itu kontrak ini sudah dikunjungi.');
  await expect(row).toContainText('Perbaiki, lalu simpan lagi.');
  await row.getByRole('link', { name: /^Lanjutkan kunjungan / }).click();
  await page.getByLabel('Alasan dikunjungi lagi hari ini').fill('Nasabah menambah bayarannya');
  made.push(await save(page, late));
  await expectSent(branch, collector, 4);
  await expectWhole(branch, collector, made, kept);
  for (const phone of [first, second]) await phone.thrownAway();
});

test('somebody who works here no more loses no visit, and nobody else sends it', async ({ branch }) => {
  const collector = await branch.collector('Fajar Ramdani', 2);
  const phone = await newPhone(branch);
  await ready(phone, collector);
  await phone.offline();
  const made = await twoVisits(phone, 'Fajar');
  const kept = await keptOn(phone);

  await test.step('employment ends while the phone is away', async () => {
    const admin = await branch.staff('admin.sistem');
    const { items } = await admin<{ items: { key: string }[] }>('GET', `staff/${collector.id}/leaving`);
    const { version } = await admin<{ version: number }>('GET', `staff/${collector.id}`);
    await admin('POST', `staff/${collector.id}/end`, {
      ...{ version, reason: 'Mengundurkan diri', items: items.map(({ key }) => key) },
      ...{ surveys_to: null, accounts_to: null },
    });
    await phone.online();
    await signedOut(phone);
    expect(await keptOn(phone)).toEqual(kept);
    expect(phone.road.arrived.filter((call) => isVisit(call) && call.status < 300)).toEqual([]);
    expect(await visitsOf(branch, collector)).toEqual([]);
  });

  await test.step('taken back for it, they sign in, and it comes in under their name, marked', async () => {
    await branch.sql(
      `update staff set active = true, ended_at = null, ended_by = null, end_reason = null, version = version + 1,
              password_hash = (select password_hash from staff where username = 'kolektor.jyp') where id = $1`,
      [collector.id],
    );
    await signIn(phone.page, collector.username);
    await expectSent(branch, collector, 2);
    await expectWhole(branch, collector, made, kept);
    const marks = await branch.sql<{ number: string; after_close: boolean }>(
      'select t.number, t.received_at > b.closed_at as after_close from tts t join tts_blocks b on b.id = t.block_id where t.collector_id = $1',
      [collector.id],
    );
    expect(marks).toEqual([{ number: made[0]?.number, after_close: true }]);
  });
  await phone.thrownAway();
});
