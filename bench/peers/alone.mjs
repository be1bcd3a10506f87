/* global window */
import { SLOW, calm, launch, marked, openPage, pageNow, slowCpu, slowNetwork } from '../browser.mjs';
import { RECEIPTS } from '../company/receiptList.mjs';
import { figure } from '../figures.mjs';

const ROUNDS = 5;
/** A page of the app without data of its own: what the app costs before it does anything. */
const BARE_PAGE = { path: '/pricelist', until: { selector: 'h1' } };
const LIST = { path: RECEIPTS.path, until: { selector: RECEIPTS.key, text: RECEIPTS.keyText } };

/** Angsur on the slow computer of the benchmark, beside a page of its own that has no data. */
export async function measureAlone(company, entries) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await launch(company);
    try {
      const bare = await open(browser, company, entries, BARE_PAGE, () => ({}));
      const list = await open(browser, company, entries, LIST, steps);
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

/** Opens a page with nothing cached; ms until it shows what it is for, and what `then` measures on it. */
async function open(browser, company, entries, { path, until }, then) {
  const { context, page, cdp } = await openPage(browser, company, entries);
  try {
    await slowNetwork(cdp, SLOW);
    await slowCpu(cdp, SLOW.cpu);
    await page.addInitScript((what) => window.bench?.watch('shown', what), until);
    await page.goto(path, { waitUntil: 'commit' });
    const shown = await marked(page, 'shown');
    await calm(page);
    return { shown, ...(await then(page)) };
  } finally {
    await context.close();
  }
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
