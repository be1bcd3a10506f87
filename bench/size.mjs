/* global window */
import { brotliCompressSync } from 'node:zlib';
import { SLOW, calm, launch, marked, openPage, slowCpu, slowNetwork } from './browser.mjs';
import { CASHIER, RECEIPTS, SIGN_IN } from './company/receiptList.mjs';
import { signIn } from './company/signIn.mjs';
import { startCompany } from './company/startCompany.mjs';
import { idleAfter } from './inPage/watch.mjs';
import { figure } from './figures.mjs';
import { describeComposition } from './sources/composition.mjs';

/**
 * Pages whose JavaScript has a budget, brotli kB, a little above what they have; `npm test` holds the same figures
 * (e2e/start/budget.spec.ts). What comes later waits for the page's rest, however busy the machine is.
 */
export const PAGES = [
  { name: 'sign-in page', path: SIGN_IN.path, until: { selector: SIGN_IN.username }, goal: 106 },
  {
    name: 'first receipts',
    path: RECEIPTS.path,
    until: { selector: RECEIPTS.key, text: RECEIPTS.keyText },
    goal: 147,
    signedIn: true,
  },
];

/** Bytes below which the build makes no compressed copy. */
const TINY = 512;

/** Brotli kB of JavaScript until each page can be used, and what it is made of. */
export async function measure() {
  const company = await startCompany();
  const browser = await launch(company);
  try {
    const entries = await signIn(company, CASHIER);
    const figures = [];
    for (const page of PAGES) {
      const { name, goal } = page;
      const loaded = await load(browser, company, entries, page);
      figures.push(
        figure(`JavaScript until ${name}`, kilobytes(loaded.before), 'kB', goal),
        figure(`JavaScript of ${name}, later chunks included`, kilobytes(loaded.all), 'kB'),
      );
      console.log(`\n${name}: JavaScript that had arrived\n${await describeComposition(loaded.before)}`);
    }
    return figures;
  } finally {
    await browser.close();
    await company.stop();
  }
}

/**
 * Opens a page with nothing cached over a slow network.
 * @param company `origin` of whoever serves the app
 * @param entries localStorage of somebody signed in
 * @returns every script with its brotli bytes, and those that had arrived when the page could be used
 */
export async function load(browser, company, entries, { path, until, signedIn = false }) {
  const { context, page, cdp } = await openPage(browser, company, signedIn ? entries : {});
  try {
    const scripts = watchScripts(cdp);
    await slowNetwork(cdp, SLOW);
    await slowCpu(cdp, SLOW.cpu);
    await page.addInitScript((what) => window.bench?.watch('usable', what), until);
    await page.addInitScript(idleAfter, 'usable');
    const document = await page.goto(path, { waitUntil: 'commit' });
    const usable = await marked(page, 'usable');
    await calm(page, 2000);
    const all = [inlineScripts(await document.text()), ...scripts()];
    const before = all.filter((script) => script.arrived <= usable);
    const uncompressed = before.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > TINY);
    if (uncompressed.length > 0) throw new Error(`Served without brotli: ${uncompressed.map((s) => s.url)}`);
    return { all, before };
  } finally {
    await context.close();
  }
}

/** Follows every script of a page; bytes are those of the body as it crossed the network. */
function watchScripts(cdp) {
  const seen = new Map();
  let start = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (type === 'Document') start ||= timestamp;
    if (/\.m?js(\?|$)/.test(request.url))
      seen.set(requestId, { url: request.url, bytes: 0, arrived: Infinity });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const script = seen.get(requestId);
    if (!script) return;
    script.encoding = headers['content-encoding'];
    script.bytes = Number(headers['content-length']);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const script = seen.get(requestId);
    if (script) script.arrived = (timestamp - start) * 1000;
  });
  return () => [...seen.values()];
}

/** Scripts inside the HTML, as if they were one file. */
function inlineScripts(html) {
  const code = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  );
  const bytes = code.length > 0 ? brotliCompressSync(code.join('\n')).length : 0;
  return { url: 'in the page itself', bytes, arrived: 0, encoding: 'br' };
}

/** Brotli kB of scripts, together. */
export const kilobytes = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
