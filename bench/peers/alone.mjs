/* global window */
import { calm, launch, marked, pageNow } from '../browser.mjs';
import { RECEIPTS } from '../company/receiptList.mjs';
import { figure } from '../figures.mjs';
import { BARE_PAGE, openSlowly } from '../openSlowly.mjs';

const ROUNDS = 5;
const LIST = { path: RECEIPTS.path, until: { selector: RECEIPTS.key, text: RECEIPTS.keyText } };

/** Angsur on the slow computer of the benchmark, beside a page of its own that has no data. */
export async function measureAlone(company, entries) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await launch(company);
    try {
      const bare = await openSlowly(browser, company, entries, BARE_PAGE);
      const list = await openSlowly(browser, company, entries, LIST, steps);
      rounds.push({ bare: bare.shown, ...list });
    } finally {
      await browser.close();
    }
  }
  const middle = (pick) => rounds.map(pick).sort((a, b) => a - b)[ROUNDS >> 1];
  return [
    figure(
      'a page without data',
      middle((round) => round.bare),
      'ms',
    ),
    figure(
      'receipts, first row',
      middle((round) => round.shown),
      'ms',
    ),
    figure(
      'receipts, of a page without data',
      middle((round) => round.shown / round.bare),
      '',
    ),
    figure(
      'next page',
      middle((round) => round.next),
      'ms',
    ),
    figure(
      'sort',
      middle((round) => round.sort),
      'ms',
    ),
  ];
}

const steps = async (page) => ({
  next: await step(page, RECEIPTS.next),
  sort: await step(page, RECEIPTS.sort),
});

/** ms from a click until the list begins with another receipt. */
async function step(page, selector) {
  const not = await page.locator(RECEIPTS.key).first().textContent();
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate((what) => window.bench.watch('step', what), {
    selector: RECEIPTS.key,
    text: RECEIPTS.keyText,
    not,
  });
  const from = await pageNow(page);
  await control.click();
  const at = await marked(page, 'step');
  await calm(page);
  return at - from;
}
