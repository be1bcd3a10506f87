import { expect } from '@playwright/test';
import { test } from './branch';
import { backToList, begin, fill, save, visit, type Found, type Made } from './door';
import { keptOn, newPhone, PLAN, ready } from './phone';
import { isVisit, noteOf, type Passing } from './road';
import { SENDING, expectPhotosReadable, expectSent, expectWhole, visitsOf } from './whole';

/*
 * A collector's day without a connection, all of it through the form: 40 visits, 60 photos, 25 TTS. The phone dies while a
 * visit is filled and while they are sent; answers are lost after the server has written; one visit is answered 500 while
 * the others go. What the server has in the end is what was found at the doors, each once.
 */
const VISITS = 40;
/** Filled last, when the phone dies; the server can't take it for long. */
const LAST = 12;

const foundAt = (nth: number): Found => ({
  note: `Pintu ${String(nth).padStart(2, '0')}`,
  paid: nth % 8 < 5 ? 50_000 + nth * 1000 : 0,
  photos: [3, 2, 1, 0][nth % 4] ?? 0,
});

test('a day without a connection comes in whole, through dead phones and lost answers', async ({
  branch,
}) => {
  const collector = await branch.collector('Wahyu Nugroho', VISITS);
  const phone = await newPhone(branch);
  const { road } = phone;
  const made: Made[] = [];

  await test.step('in the morning the phone reads the day, and starts without a connection', async () => {
    await ready(phone, collector);
    await phone.offline();
    await phone.restarted(PLAN);
    await expect(phone.page.getByText(/^Tanpa koneksi, data per \d\d\.\d\d/)).toBeVisible();
  });

  await test.step('39 doors', async () => {
    for (let nth = 0; nth < VISITS; nth++) {
      if (nth === LAST) continue;
      made.push(await visit(phone, foundAt(nth)));
      await backToList(phone);
    }
  });

  await test.step('it dies while the last is filled, and what was filled is there', async () => {
    const found = foundAt(LAST);
    await begin(phone);
    await fill(phone.page, found);
    const { pathname } = new URL(phone.page.url());
    const draft = async () => (await keptOn(phone)).find(({ note }) => note === found.note);
    await expect.poll(async () => (await draft())?.photos.length).toBe(found.photos);
    await phone.killed(pathname);
    await expect(phone.page.getByLabel('Catatan (boleh kosong)')).toHaveValue(found.note);
    await expect(phone.page.getByText(`${found.photos} dari 3 foto`)).toBeVisible();
    made.push(await save(phone.page, found));
  });

  const numbers = made.flatMap(({ number }) => number ?? []);
  const photos = made.reduce((sum, one) => sum + one.photos, 0);
  expect([made.length, new Set(numbers).size, photos]).toEqual([40, 25, 60]);
  expect(new Set(made.map(({ code }) => code)).size).toBe(VISITS);
  const kept = await keptOn(phone);
  expect(kept.filter(({ step }) => step === 'waiting')).toHaveLength(VISITS);
  expect(await visitsOf(branch, collector)).toEqual([]);

  await test.step('it dies while they are sent: three are written, and it never hears of it', async () => {
    // By those that came to the road: of three at once the next is on its way before the one before has arrived.
    let begun = 0;
    road.fateOf = (call) => (isVisit(call) && (begun += 1) > 9 ? 'held' : 'pass');
    await phone.online();
    await expectSent(branch, collector, 12, 2 * SENDING);
    await expect.poll(async () => (await keptOn(phone)).filter(({ step }) => step === 'sent').length).toBe(9);
  });

  await test.step('some answers are lost after the write, one visit is answered 500, and 39 go', async () => {
    const seen = new Set<string>();
    /** The first answer to every fifth write is lost. */
    const isLost = ({ method, path, body }: Passing) => {
      const key = `${path} ${body.toString('base64')}`;
      if (method === 'GET' || seen.has(key)) return false;
      seen.add(key);
      return seen.size % 5 === 0;
    };
    const lost: Passing[] = [];
    road.fateOf = (call) => {
      if (noteOf(call) === foundAt(LAST).note) return { status: 500 };
      if (!isLost(call)) return 'pass';
      lost.push(call);
      return 'lost';
    };
    await phone.killed(PLAN);
    await expectSent(branch, collector, 39, 2 * SENDING);
    await expect
      .poll(async () => (await keptOn(phone)).filter(({ step }) => step === 'sent').length, {
        timeout: 2 * SENDING,
      })
      .toBe(39);
    expect(lost.filter(isVisit).length).toBeGreaterThan(1);
    expect(lost.filter((call) => !isVisit(call)).length).toBeGreaterThan(1);
  });

  await test.step('the collector sees which, and sends it when the server can', async () => {
    const { page } = phone;
    const last = made.at(-1);
    await page.goto(`${PLAN}/tts`);
    const unsent = page.getByRole('list', { name: 'Tanda terima yang belum terkirim' }).getByRole('listitem');
    await expect(unsent).toHaveCount(1);
    await expect(unsent).toContainText(last?.number ?? '-');
    await page.goto(`${PLAN}/${last?.code}`);
    await expect(page.getByText('Menunggu sambungan')).toBeVisible();
    road.calm();
    await page.getByRole('button', { name: 'Kirim sekarang' }).click();
    await expect(page.getByText('Sudah diterima server.', { exact: true })).toBeVisible();
  });

  await expectWhole(branch, collector, made, kept);
  expect(await expectPhotosReadable(branch, phone, await visitsOf(branch, collector))).toBe(60);
  // What the server has leaves the phone, photos and all.
  expect((await keptOn(phone)).map(({ step, photos: left }) => [step, left.length])).toEqual(
    kept.map(() => ['sent', 0]),
  );
  await phone.thrownAway();
});
