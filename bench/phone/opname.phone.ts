import { expect, test, type Page } from '@playwright/test';
import type { BpkbCount, BpkbCountLabels, BpkbCountsPage } from '@/lib/contract/bpkbCounts';
import { bookLabel } from '@/lib/format/bpkbLabel';
import { startOwnServer } from '../../e2e/company/ownServer';
import { signIn } from '../../e2e/company/signIn';
import { signInAt } from '../../e2e/field/branch';
import { newPhone } from '../../e2e/field/phone';

/*
 * A keeper's phone that counts an office of 20,000 books, four times slower: the longest task while the labels are read and
 * while codes come in, and from a code to its word. The labels are made up here; what the server does is benched beside it.
 */
const BOOKS = 20_000;
const FIRST = 1_000_000;
const SLOWER = 4;
const CODES = 40;

test('20,000 labels are read and codes judged', async () => {
  const server = await startOwnServer(new Date('2026-11-25T03:00:00Z'));
  const keeper = await signInAt(server.address, 'kontrak.jkt');
  const { rows } = await keeper<BpkbCountsPage>('GET', 'bpkb-counts?office=1&state=OPEN');
  const { id } = rows[0] ?? (await keeper<BpkbCount>('POST', 'bpkb-counts', { office_id: 1, safe: null }));
  const phone = await newPhone({ server });
  const { page } = phone;
  await page.route('**/bpkb-counts/*/labels', async (route) => {
    const answer = await route.fetch();
    const said = (await answer.json()) as { data: BpkbCountLabels };
    const books = Array.from({ length: BOOKS }, (_, at) => (FIRST + at).toString(36));
    const counted = books.filter((_, at) => at % 2 === 0);
    await route.fulfill({
      response: answer,
      json: { ...said, data: { ...said.data, books: books.join(' '), counted: counted.join(' ') } },
    });
  });
  await signIn(page, 'kontrak.jkt');
  await page.goto(`/bpkb/opname/${id}/scan`);
  const place = page.getByLabel('Tempat yang dihitung');
  await place.selectOption({ index: 1 });
  await expect(page.getByText(/^10\.000\s*terhitung/)).toBeVisible();
  await page.evaluate(watchTasks);

  await slow(page, SLOWER);
  const asked = page.waitForResponse(/\/labels$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await asked;
  await page.waitForTimeout(3000);
  say('longest task while 20,000 labels are read', [await longest(page)], 50);

  const words: number[] = [];
  for (let nth = 0; nth < CODES; nth++) {
    await page.getByLabel('Ketik kode').fill(bookLabel(FIRST + 2 * nth + 1));
    words.push(await page.evaluate(codeToWord));
  }
  say('from a code to its word', words, 150);
  say('longest task while codes come in', [await longest(page)], 50);
  await phone.thrownAway();
  await server.stop();
});

/** In the page: notes how long its longest task since then was. */
function watchTasks(): void {
  const kept = globalThis as { longestTask?: number };
  kept.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      kept.longestTask = Math.max(kept.longestTask ?? 0, duration);
  }).observe({ type: 'longtask' });
}

/** The longest task since it was asked last, ms; 0: none took 50. */
const longest = (page: Page) =>
  page.evaluate(() => {
    const kept = globalThis as { longestTask?: number };
    const { longestTask = NaN } = kept;
    kept.longestTask = 0;
    return longestTask;
  });

/** In the page: presses Enter as a reader does; ms until the word of that code is drawn. */
async function codeToWord(): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('form[aria-label="Pindai BPKB"] input');
  const code = field?.value ?? '';
  const from = performance.now();
  field?.form?.requestSubmit();
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (document.querySelector('[role="status"] > div > span')?.textContent === code) break;
  }
  await new Promise((drawn) => setTimeout(drawn));
  return performance.now() - from;
}

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Prints what was measured, the median first. */
function say(what: string, taken: readonly number[], goal: number): void {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? NaN).toFixed(0);
  console.log(`${what}: ${at(0.5)} ms, ${at(0)} to ${at(1)} (goal ${goal})`);
}
