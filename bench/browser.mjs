import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumPath } from '../scripts/chromium.mjs';
import { BUILT_SOCKET_PORT } from './company/startCompany.mjs';
import { block, install, longTasksSince, readMark } from './inPage/watch.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const VIEWPORT = { width: 1366, height: 768 };

/** A slow office computer on a mobile network: 4x CPU slow-down, 10 Mbit/s, 40 ms. */
export const SLOW = { cpu: 4, mbit: 10, latency: 40 };

/** Chromium that knows nobody but this company, whose socket it finds wherever it is. */
export function launch({ socketPort }) {
  const rules = `MAP 127.0.0.1:${BUILT_SOCKET_PORT} 127.0.0.1:${socketPort} , MAP * ~NOTFOUND , EXCLUDE 127.0.0.1`;
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...ARGS, `--host-resolver-rules=${rules}`],
  });
}

/** A page of a fresh profile, signed in with these localStorage entries, with the watcher of `inPage` in it. */
export async function openPage(browser, { origin }, entries = {}) {
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'block',
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript(install);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { context, page, cdp };
}

/** Slows the page's processor down; 1: as it is. */
export async function slowCpu(cdp, rate) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function slowNetwork(cdp, { mbit, latency }) {
  const throughput = (mbit * 1e6) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** ms of the page's clock. */
export const pageNow = (page) => page.evaluate('performance.now()');

/**
 * Waits until a function of the page says something true, and answers that. Playwright's own way needs `eval`, which
 * the content security policy forbids.
 */
export async function until(page, isTrue, argument, limit = 60_000) {
  const end = Date.now() + limit;
  for (;;) {
    const said = await page.evaluate(isTrue, argument);
    if (said) return said;
    if (Date.now() > end) throw new Error(`Not within ${limit / 1000} s: ${isTrue}`);
    await sleep(20);
  }
}

/** ms of the page's clock at which a watched mark was set. */
export const marked = (page, name) => until(page, readMark, name);

/** Waits until the page has had no long task for `ms`; at most 20 s. */
export async function calm(page, ms = 700) {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const idle = await page.evaluate(
      'performance.now() - Math.max(0, ...window.bench.longTasks.map((t) => t.startTime + t.duration))',
    );
    if (idle > ms) return;
    await sleep(100);
  }
}

/** Count and longest of the tasks over 50 ms since `from`. Waits for the observer, which reports late. */
export async function longTasks(page, from) {
  await sleep(300);
  const tasks = await page.evaluate(longTasksSince, from);
  return { count: tasks.length, longest: Math.max(0, ...tasks.map((task) => task.duration)) };
}

/** Throws when the page does not report a task that is certainly long: without this, silence would look like speed. */
export async function proveObserver(page) {
  const from = await pageNow(page);
  await page.evaluate(block, 120);
  for (let tries = 0; tries < 10; tries += 1) if ((await longTasks(page, from)).count > 0) return;
  throw new Error('This browser reports no long tasks; nothing can be said about them.');
}
