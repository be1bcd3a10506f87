/* global window */
import { SLOW, calm, marked, openPage, slowCpu, slowNetwork } from './browser.mjs';

/** A page of the app without data of its own: what the app costs before it does anything. */
export const BARE_PAGE = { path: '/pettycash', until: { selector: 'h1' } };

/**
 * Opens a page with nothing cached on the slow computer of the benchmark.
 * @returns ms until it shows what it is for, and what `then` measures on it
 */
export async function openSlowly(browser, company, entries, { path, until }, then = () => ({})) {
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
