/* global document, window */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  SLOW,
  calm,
  launch,
  longTasks,
  openPage,
  pageNow,
  proveObserver,
  slowCpu,
  until,
} from './browser.mjs';
import { CASHIER } from './company/receiptList.mjs';
import { serveInbox } from './company/inbox.mjs';
import { signIn } from './company/signIn.mjs';
import { startCompany } from './company/startCompany.mjs';
import { figure } from './figures.mjs';

const LOADED = 10_000;
/** One page more than is loaded, so that Load More still has something to load. */
const TOTAL = LOADED + 20;
/** px of one turn of the wheel: 25,000 px a second is a wheel that spins freely. */
const WHEEL = 400;
/** ms between turns. */
const TURN = 16;
const PAGE_KEYS = 60;

const BELL = 'button[aria-haspopup="dialog"][aria-label^="Notifikasi"]';
const LIST = 'ol[aria-label="Notifikasi"]';
const UNREAD = `${LIST} button[data-unread]`;

/** The drawer with 10,000 notifications loaded page by page, at 4x CPU slow-down: tasks over 50 ms. */
export async function measure() {
  const company = await startCompany();
  const browser = await launch(company);
  try {
    const { page, cdp } = await openPage(browser, company, await signIn(company, CASHIER));
    await serveInbox(page, TOTAL);
    await page.goto('/');
    await page.click(BELL);
    await loadAll(page);
    await slowCpu(cdp, SLOW.cpu);
    await proveObserver(page);
    const step = async (name, act) => {
      await calm(page, 1000);
      const from = await pageNow(page);
      await act(page);
      const { count, longest } = await longTasks(page, from);
      return [
        figure(`${name}: tasks over 50 ms`, count, '', 0),
        figure(`${name}: longest task`, longest, 'ms', 50),
      ];
    };
    return [
      ...(await step('wheel, top to end', wheelToEnd)),
      ...(await step('keyboard, end to top and pages', walkByKeys)),
      ...(await step('a click that reads', readOne)),
      ...(await step('Load More', loadMore)),
      figure('rows in the DOM', await page.locator(`${LIST} > li`).count(), ''),
      figure('elements in the DOM', await page.evaluate('document.getElementsByTagName("*").length'), ''),
    ];
  } finally {
    await browser.close();
    await company.stop();
  }
}

/** Presses Load More until everything but the last page is loaded. */
async function loadAll(page) {
  await page.waitForSelector(`${LIST} > li`);
  for (let loaded = await loadedRows(page); loaded < LOADED; loaded = await loadedRows(page)) {
    await loadMore(page);
    if ((loaded / 20) % 100 === 0) console.log(`${loaded} loaded`);
  }
}

async function loadMore(page) {
  const before = await loadedRows(page);
  await page.getByRole('button', { name: 'Load More' }).click();
  const isMore = ([list, loaded]) => document.querySelector(`${list} > li`)?.ariaSetSize !== String(loaded);
  await until(page, isMore, [LIST, before]);
}

const loadedRows = async (page) => Number(await page.getAttribute(`${LIST} > li`, 'aria-setsize'));

async function wheelToEnd(page) {
  const box = await page.locator(LIST).locator('..').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (;;) {
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, WHEEL);
      await sleep(TURN);
    }
    if (await isAtEnd(page)) break;
  }
  await shows(page, LOADED);
}

const isAtEnd = (page) =>
  page.evaluate((list) => {
    const { scrollTop, scrollHeight, clientHeight } = document.querySelector(list).parentElement;
    return scrollTop + clientHeight >= scrollHeight - 1;
  }, LIST);

async function walkByKeys(page) {
  await page.locator(`${LIST} button[tabindex="0"]`).first().focus();
  await page.keyboard.press('End');
  await shows(page, LOADED);
  await page.keyboard.press('Home');
  await shows(page, 1);
  for (let press = 0; press < PAGE_KEYS; press += 1) {
    await page.keyboard.press('PageDown');
    await sleep(TURN * 3);
  }
  for (let press = 0; press < PAGE_KEYS; press += 1) {
    await page.keyboard.press('ArrowDown');
    await sleep(TURN * 3);
  }
}

/** Reads the first unread row in sight; its dot goes. */
async function readOne(page) {
  const row = await page.evaluate((unread) => {
    const shown = [...document.querySelectorAll(unread)].find((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      // One that only reads: an approval would lead to another page.
      const stays = !button.querySelector('[data-part="source"]');
      return stays && top > 150 && bottom < window.innerHeight - 100;
    });
    return shown?.closest('li').dataset.index;
  }, UNREAD);
  const item = `${LIST} > li[data-index="${row}"] button`;
  await page.click(item);
  await page.waitForSelector(`${item}:not([data-unread])`);
}

/** Waits until the row of this place is there: what did not move was not measured. */
async function shows(page, place) {
  await page.waitForSelector(`${LIST} > li[aria-posinset="${place}"]`, { timeout: 20_000 });
}
