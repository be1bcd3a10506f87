import { expect, type Page } from '@playwright/test';
import { test } from './branch';
import { begin, fill, save, visit, type Made } from './door';
import { keptOn, newPhone, PLAN, ready, type Phone } from './phone';
import { isVisit } from './road';
import { FIELD_LIMIT, SENDING, expectSent, expectWhole } from './whole';

/*
 * The same app twice on one phone, and another version of it during the day. Two tabs give no number twice and send nothing
 * twice; whichever is closed, the other goes on; what one version kept the next one has.
 */
test.setTimeout(FIELD_LIMIT);

/** A second tab of the phone. */
async function tabOf({ context }: Phone, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Waits until so many tabs stand in the row of those that may send; the first of them does. */
const expectRow = (page: Page, tabs: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return held.length + pending.length;
      }),
    )
    .toBe(tabs);

const openForm = async (page: Page, code: string | undefined) => {
  await page.goto(`${PLAN}/${code}`);
  await page.getByRole('button', { name: 'Mulai kunjungan' }).click();
};

test('two tabs: each number once, each visit sent once, and the other goes on where one is closed', async ({
  branch,
}) => {
  const collector = await branch.collector('Gita Permana', 7);
  const phone = await newPhone(branch);
  const { road } = phone;
  await ready(phone, collector);
  await phone.offline();
  const tab = await tabOf(phone, PLAN);
  const [one, two, three, four, five, six] = collector.codes;
  const made: Made[] = [];

  await test.step('both forms are open before either is saved, and say the same next number', async () => {
    const paid = { paid: 55_000, photos: 1 };
    await openForm(phone.page, one);
    await openForm(tab, two);
    await fill(phone.page, { ...paid, note: 'Tab 1' });
    await fill(tab, { ...paid, note: 'Tab 2' });
    made.push(
      ...(await Promise.all([
        save(phone.page, { ...paid, note: 'Tab 1' }),
        save(tab, { ...paid, note: 'Tab 2' }),
      ])),
    );
    expect(new Set(made.map(({ number }) => number)).size).toBe(2);
  });
  await phone.page.bringToFront();
  for (const [nth, code] of [three, four, five, six].entries()) {
    made.push(await visit(phone, { note: `Tab 1, ${nth}`, paid: 0, photos: nth % 2 }, code));
  }
  const kept = await keptOn(phone);

  await test.step('one of them sends; both show it', async () => {
    await tab.goto(PLAN);
    await phone.page.goto(PLAN);
    await phone.online();
    await expectSent(branch, collector, 6);
    for (const page of [phone.page, tab]) {
      await page.goto(`${PLAN}/${one}`);
      await expect(page.getByText('Sudah diterima server.', { exact: true })).toBeVisible();
    }
    const ids = road.arrived
      .filter(isVisit)
      .map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    await expectWhole(branch, collector, made, kept);
  });

  await test.step('the one that sends is closed while it sends, and the other goes on', async () => {
    road.calm();
    road.fateOf = (call) => (isVisit(call) ? 'held' : 'pass');
    // A tab that loads anew stands behind the other one: it is the first that sends.
    await phone.page.goto(PLAN);
    await expectRow(phone.page, 2);
    await tab.goto(PLAN);
    await expectRow(phone.page, 2);
    await phone.page.bringToFront();
    await begin(phone);
    const found = { note: 'Ditutup', paid: 45_000, photos: 0 };
    await fill(phone.page, found);
    const more = await save(phone.page, found);
    await expect.poll(() => road.arrived.filter(isVisit).length).toBe(1);
    road.fateOf = () => 'pass';
    const first = phone.page;
    phone.page = tab;
    await first.close();
    await expect
      .poll(async () => (await keptOn(phone)).find(({ note }) => note === 'Ditutup')?.step, {
        timeout: SENDING,
      })
      .toBe('sent');
    await expectWhole(branch, collector, [...made, more]);
  });
  await phone.thrownAway();
});

test('a new version during the day has what the one before kept, and sends it once', async ({ branch }) => {
  const collector = await branch.collector('Hesti Wulandari', 2);
  const phone = await newPhone(branch);
  const { road, page } = phone;
  await ready(phone, collector);
  await phone.offline();
  const [one, two] = collector.codes;
  const made = [await visit(phone, { note: 'Versi lama', paid: 66_000, photos: 2 }, one)];
  const half = { note: 'Setengah jadi', paid: 33_000, photos: 1 };
  await openForm(page, two);
  await fill(page, half);
  await expect
    .poll(async () => (await keptOn(phone)).find(({ note }) => note === half.note)?.photos.length)
    .toBe(1);
  const kept = await keptOn(phone);

  await test.step('it comes while visits can not be sent, and is offered', async () => {
    // Another page and another list of files: to the browser, another version.
    road.rewrite = (path, text) => {
      if (path === '/sw.js')
        return text.replace(/("?url"?:\s*"index\.html",\s*"?revision"?:\s*"|"?revision"?:\s*")/, '$1f00d');
      return text.includes('<html') ? text.replace('<html', '<html data-version="next"') : text;
    };
    road.fateOf = (call) => (isVisit(call) ? 'dead' : 'pass');
    await phone.online();
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one?.update()));
    await expect(page.getByText('Versi baru Angsur siap dipakai.')).toBeVisible({ timeout: SENDING });
    await expect(page.locator('html[data-version]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Muat ulang' }).last().click();
    await expect(page.locator('html[data-version="next"]')).toHaveCount(1);
  });

  await test.step('all is there in it, and goes', async () => {
    await expect(page.getByLabel('Catatan (boleh kosong)')).toHaveValue(half.note);
    await expect(page.getByText('1 dari 3 foto')).toBeVisible();
    road.fateOf = () => 'pass';
    made.push(await save(page, half));
    await expectSent(branch, collector, 2);
    await expectWhole(branch, collector, made, kept);
  });
  await phone.thrownAway();
});
