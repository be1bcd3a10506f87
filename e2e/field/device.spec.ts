import { expect } from '@playwright/test';
import { test } from './branch';
import { backToList, begin, fill, photo, save, visit } from './door';
import { keptOn, newPhone, ready, type Phone } from './phone';
import { FIELD_LIMIT, expectSent, expectWhole } from './whole';

/* What a phone gets wrong by itself: its clock, and its storage. */
test.setTimeout(FIELD_LIMIT);

const HOURS = 3_600_000;

for (const [what, ahead] of [
  ['slow', -2 * HOURS],
  ['fast', 2 * HOURS],
] as const) {
  test(`a clock that is two hours ${what} changes no visit’s time and no rule`, async ({ branch }) => {
    const collector = await branch.collector(ahead < 0 ? 'Indra Lesmana' : 'Januar Saleh', 1);
    const phone = await newPhone(branch, ahead);
    await ready(phone, collector);
    await phone.offline();
    const before = await serverNow(phone, ahead);
    // Without money: a TTS is held between those around it, whatever the phone says.
    const made = await visit(phone, { note: 'Jam salah', paid: 0, photos: 0 });
    const after = await serverNow(phone, ahead);
    const kept = await keptOn(phone);
    // Sent later: a visit to come would be taken for one of now.
    await branch.server.moveTo(new Date(after.getTime() + HOURS));
    await phone.online();
    await expectSent(branch, collector, 1);
    const [row] = await branch.sql<{ at: Date; device_at: Date; outside: string[] }>(
      'select at, device_at, outside from visits where visited_by = $1',
      [collector.id],
    );
    const from = (moment: Date) => (row?.at.getTime() ?? 0) - moment.getTime();
    // As exact as `Date` in an answer, which says whole seconds.
    expect(from(before)).toBeGreaterThan(-3000);
    expect(from(after)).toBeLessThan(3000);
    expect(Math.abs(from(row?.device_at ?? after) + ahead)).toBeLessThan(3000);
    // At half past nine the slow phone believes that nobody may be visited yet.
    expect(row?.outside).toEqual([]);
    await expectWhole(branch, collector, [made], kept);
    await phone.thrownAway();
  });
}

/** The server's time, by a phone whose clock is wrong by a known difference. */
const serverNow = async ({ page }: Phone, ahead: number) =>
  new Date((await page.evaluate(() => Date.now())) - ahead);

test('a full storage is said at once: what was typed is kept, and a photo that is not is not shown', async ({
  branch,
}) => {
  const collector = await branch.collector('Kartika Sari', 2);
  const phone = await newPhone(branch);
  await ready(phone, collector);
  await phone.offline();
  const { page, context, road } = phone;
  const { origin } = new URL(road.address);
  const devtools = await context.newCDPSession(page);
  const made = [await visit(phone, { note: 'Tanpa foto', paid: 91_000, photos: 0 })];
  await backToList(phone);
  const second = { note: 'Dengan foto', paid: 0, photos: 1 };

  await test.step('the photo does not fit', async () => {
    await begin(phone);
    await fill(page, { ...second, photos: 0 });
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage });
    // For half a minute after something was kept the browser goes by what it knew of the room.
    await page.waitForTimeout(30_000);
    await page.getByLabel('Pilih foto kunjungan').setInputFiles(await photo(1600));
    const problem = page.getByRole('alert').filter({ hasText: 'Belum tersimpan di perangkat' });
    await expect(problem).toContainText('Penyimpanan perangkat penuh.');
    await expect(page.getByText('0 dari 3 foto')).toBeVisible();
    const kept = (await keptOn(phone)).map(({ note, step, photos }) => [note, step, photos.length]);
    expect(kept.toSorted()).toEqual([
      ['Dengan foto', 'draft', 0],
      ['Tanpa foto', 'waiting', 0],
    ]);
  });

  await test.step('room is made: it is kept as well, and both go', async () => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByLabel('Pilih foto kunjungan').setInputFiles(await photo(1600));
    await expect(page.getByText('1 dari 3 foto')).toBeVisible();
    made.push(await save(page, second));
    const kept = await keptOn(phone);
    await phone.online();
    await expectSent(branch, collector, 2);
    await expectWhole(branch, collector, made, kept);
  });
  await phone.thrownAway();
});
