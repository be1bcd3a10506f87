import { setTimeout as sleep } from 'node:timers/promises';
import Pusher from 'pusher';
import { calm, launch, longTasks, openPage, pageNow, proveObserver } from './browser.mjs';
import { CASHIER, RECEIPTS } from './company/receiptList.mjs';
import { signIn } from './company/signIn.mjs';
import { startCompany } from './company/startCompany.mjs';
import { figure } from './figures.mjs';

const PUSHES = 1000;
/** As many as the protocol takes in one request. */
const BATCH = 10;
const SPAN = 1000;
const CHANNEL = 'private-credits.2';
const EVENT = 'send.credit';
/** ms without a request after which no more is expected. */
const QUIET = 4000;

/** 1,000 `send.credit` in one second over real sockets, the receipt list on screen: refetches and long tasks. */
export async function measure() {
  const company = await startCompany({ receipts: 10_000 });
  const browser = await launch(company);
  try {
    const { page, cdp } = await openPage(browser, company, await signIn(company, CASHIER));
    const heard = watchSocket(page);
    const asked = watchLists(page);
    await page.goto(RECEIPTS.path);
    await page.waitForSelector(RECEIPTS.row);
    await waitFor(() => heard.subscribed, 'the page did not subscribe to the channel of receipts');
    await calm(page, 2000);
    await proveObserver(page);

    const marked = watchMark(page);
    const before = asked.length;
    const from = await pageNow(page);
    const sent = await push(company);
    await waitFor(() => heard.times.length >= PUSHES, `only ${heard.times.length} pushes arrived`);
    do await sleep(200);
    while (Date.now() - Math.max(asked.at(-1) ?? 0, heard.times.at(-1)) < QUIET);
    const { count, longest } = await longTasks(page, from);
    const { JSHeapUsedSize: heap } = await metrics(cdp);
    return [
      figure('pushes that reached the page', heard.times.length, ''),
      figure('time in which they were sent', sent, 'ms'),
      figure('time in which they arrived', heard.times.at(-1) - heard.times[0], 'ms'),
      figure('first push until the list says that it loads', await marked, 'ms'),
      figure('refetches of the list', asked.length - before, '', 3),
      figure('tasks over 50 ms', count, '', 0),
      figure('longest task', longest, 'ms', 50),
      figure('JavaScript heap afterwards', heap / 2 ** 20, 'MiB'),
    ];
  } finally {
    await browser.close();
    await company.stop();
  }
}

/** Sends the pushes evenly over the span, as another server would; answers how long it took, ms. */
async function push({ socketPort, pusher }) {
  const sender = new Pusher({ ...pusher, host: '127.0.0.1', port: String(socketPort), useTLS: false });
  const event = { channel: CHANNEL, name: EVENT, data: { id: 1 } };
  const batch = Array.from({ length: BATCH }, () => event);
  const began = Date.now();
  const sent = [];
  const batches = PUSHES / BATCH;
  for (let number = 0; number < batches; number += 1) {
    await sleep(Math.max(0, began + (number * SPAN) / batches - Date.now()));
    sent.push(sender.triggerBatch(batch));
  }
  const answers = await Promise.all(sent);
  if (answers.some((answer) => !answer.ok)) throw new Error('The realtime endpoint refused a push.');
  return Date.now() - began;
}

/** When each push reached the browser, and whether it listens at all. */
function watchSocket(page) {
  const heard = { subscribed: false, times: [] };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (!text.includes(CHANNEL)) return;
      if (text.includes('subscription_succeeded')) heard.subscribed = true;
      if (text.includes(`"${EVENT}"`)) heard.times.push(Date.now());
    }),
  );
  return heard;
}

/** When the list was asked for. */
function watchLists(page) {
  const asked = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/credits') asked.push(Date.now());
  });
  return asked;
}

/** ms from now until something on the page says that it is busy; not a number if nothing does. */
function watchMark(page) {
  const began = Date.now();
  return page.waitForSelector('[aria-busy="true"]', { state: 'attached', timeout: 20_000 }).then(
    () => Date.now() - began,
    () => Number.NaN,
  );
}

async function waitFor(isTrue, otherwise, limit = 30_000) {
  const until = Date.now() + limit;
  while (!isTrue()) {
    if (Date.now() > until) throw new Error(otherwise);
    await sleep(50);
  }
}

async function metrics(cdp) {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
