import { expect, type Page } from '@playwright/test';
import { test, type Branch, type Collector } from '../../e2e/field/branch';
import { backToList, begin, fill, save, visit } from '../../e2e/field/door';
import { newPhone, PLAN, ready, type Phone } from '../../e2e/field/phone';
import { isVisit } from '../../e2e/field/road';
import { signIn } from '../../e2e/company/signIn';
import { install } from '../inPage/watch.mjs';

/*
 * A collector's phone, measured: the plan of 200 accounts without a connection beside the receipts list, a visit, and what
 * a day takes to be sent at 3G. Prints its own lines.
 */
const ACCOUNTS = 200;
const ROUNDS = 7;
const SLOWER = 4;
const VISITS = 40;
const PHOTOS = 60;
/** 750 kbit/s up, 150 ms there and back. */
const UPLOAD = { bytesPerSecond: 93_750, latency: 150 };

/** Where the first row of each page is, in a tab that nobody has used. */
const LISTS = {
  plan: { path: PLAN, selector: 'ul[aria-label="Akun hari ini"] li', text: 'Rp' },
  receipts: { path: '/credit?period=all', selector: 'main', text: String.raw`\d{4}/\d{5}` },
};

test('the plan without a connection, and a visit to its row', async ({ branch }) => {
  const collector = await branch.collector('Ratna Dewi', 1);
  await addAccounts(branch, collector, ACCOUNTS - 1);
  const phone = await newPhone(branch);
  await ready(phone, collector);
  const desk = await newPhone(branch);
  await signIn(desk.page, 'kasir.jkt');
  await desk.page.goto(LISTS.receipts.path);
  await expect(desk.page.getByText(/\d{4}\/\d{5}/).first()).toBeVisible();
  await desk.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await phone.offline();

  const plan: number[] = [];
  const receipts: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const [first, second] = [await firstRow(phone, LISTS.plan), await firstRow(desk, LISTS.receipts)];
    // The first round fills the caches.
    if (round < 0) continue;
    plan.push(first);
    receipts.push(second);
  }
  say('plan of 200 without a connection: first row', plan);
  say('receipts, all cached: first row', receipts);
  const ratios = plan.map((one, at) => one / (receipts[at] ?? NaN));
  say('plan ÷ receipts', ratios, 1, 2);

  const saved: number[] = [];
  for (let nth = 0; nth < ROUNDS; nth++) {
    const { page } = phone;
    await page.goto(PLAN);
    await begin(phone);
    const found = { note: `Pintu ${nth}`, paid: nth % 2 === 0 ? 25_000 : 0, photos: 0 };
    await fill(page, found);
    await slow(page, SLOWER);
    await page.evaluate(pressed);
    await save(page, found);
    await expect.poll(() => page.evaluate('window.saidAfter')).toBeTruthy();
    saved.push(await page.evaluate<number>('window.saidAfter'));
    await page.evaluate('window.saidAfter = 0');
    await slow(page, 1);
  }
  say('a visit, saved: its row at 4x', saved, 100);
  await desk.thrownAway();
  await phone.thrownAway();
});

test('a day is sent at 3G', async ({ branch }) => {
  const collector = await branch.collector('Sutan Batak', VISITS);
  const phone = await newPhone(branch);
  await ready(phone, collector);
  await phone.offline();
  let photos = 0;
  for (let nth = 0; nth < VISITS; nth++) {
    const wanted = Math.min([3, 2, 1, 0][nth % 4] ?? 0, PHOTOS - photos);
    photos += wanted;
    await visit(phone, { note: `Pintu ${nth}`, paid: nth % 8 < 5 ? 50_000 : 0, photos: wanted, width: 1600 });
    await backToList(phone);
  }
  const { road } = phone;
  road.calm();
  road.upload = UPLOAD;
  const began = Date.now();
  await phone.online();
  await expect.poll(() => road.arrived.filter(isVisit).length, { timeout: 1_500_000 }).toBe(VISITS);
  const taken = (Date.now() - began) / 1000;
  const bytes = road.arrived.reduce((sum, { body }) => sum + body.length, 0);
  const least = bytes / UPLOAD.bytesPerSecond;
  console.log(
    `${photos} photos, ${(bytes / 1e6).toFixed(1)} MB: ${taken.toFixed(1)} s, its bytes take ${least.toFixed(1)} s: ${(taken / least).toFixed(2)} (goal 1.3)`,
  );
  await phone.thrownAway();
});

/** More accounts of a collector, made after those that the office has, all of them late. */
async function addAccounts({ sql }: Branch, { id, codes }: Collector, count: number): Promise<void> {
  const [template = ''] = codes;
  await sql(
    `with template as (select * from contracts where code = $1),
          people as (
            insert into customers overriding system value
            select (jsonb_populate_record(null::customers, to_jsonb(c) || jsonb_build_object('id', 9000000 + n, 'name', c.name || ' ' || n))).*
              from customers c, template t, generate_series(1, $3::int) n where c.id = t.customer_id returning id)
     insert into contracts
     select (jsonb_populate_record(null::contracts, to_jsonb(t) || jsonb_build_object(
              'code', 'JKT-2601-9' || lpad(n::text, 4, '0'), 'customer_id', 9000000 + n, 'collector_id', $2::int,
              'plate_number', 'B ' || (1000 + n) || ' XYZ', 'customer_name', t.customer_name || ' ' || n))).*
       from template t, generate_series(1, $3::int) n where (select count(*) from people) > 0`,
    [template, id, count],
  );
}

/** Opens a new tab at 4x. @returns ms until the first row is painted */
async function firstRow(
  { context }: Phone,
  { path, selector, text }: (typeof LISTS)['plan'],
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(install);
  await page.addInitScript((wanted) => window.bench.watch('shown', wanted), { selector, text });
  await slow(page, SLOWER);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.bench?.marks.shown'), { timeout: 60_000 }).toBeTruthy();
  const shown = await page.evaluate<number>('window.bench.marks.shown');
  await page.close();
  return shown;
}

async function slow(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Measures, in the page, from the next press to the frame that shows the visit as it is kept. */
function pressed(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector('section[aria-label="Kunjungan"]') === null)
          return void requestAnimationFrame(look);
        // The first task after the frame: what the page still does then, it does behind what is seen.
        void scheduler.postTask(() => (window.saidAfter = performance.now() - timeStamp), {
          priority: 'user-blocking',
        });
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

function say(what: string, taken: number[], goal?: number, digits = 0): void {
  const sorted = taken.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? NaN;
  const span = `${sorted[0]?.toFixed(digits)} – ${sorted.at(-1)?.toFixed(digits)}`;
  const said = goal === undefined ? '' : ` (goal ${goal})${median > goal ? ' missed' : ''}`;
  console.log(`${what.padEnd(48)} median ${median.toFixed(digits)} (${span})${said}`);
}

declare global {
  interface Window {
    bench: { watch: (name: string, wanted: { selector: string; text: string }) => void };
    saidAfter: number;
  }
}
