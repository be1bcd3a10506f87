import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { PHONE, signIn } from '../company/signIn';
import type { Branch, Collector } from './branch';
import { openRoad, type Road } from './road';

/** A collector's phone: a browser with a profile on the disk, which a battery or a hand can end at any moment. */
export interface Phone {
  /** The page that is looked at; another one after the phone was started again. */
  page: Page;
  context: BrowserContext;
  /** Its connection. */
  road: Road;
  /** No connection, and none is there behind the browser's back either. */
  offline: () => Promise<void>;
  online: () => Promise<void>;
  /** Ends the browser without a word to it, and starts it again on the same profile, as it is connected now. */
  killed: (path: string) => Promise<void>;
  /** Ends it in order and starts it again. */
  restarted: (path: string) => Promise<void>;
  /** Puts it away for good, with all that it holds. */
  thrownAway: () => Promise<void>;
}

/** Where a phone of these tests is. */
export const PLACE = { latitude: -6.2001, longitude: 106.8666, accuracy: 12 };

/** A phone that was never used; `ahead`: its clock is wrong by so many ms. */
export async function newPhone({ server }: Pick<Branch, 'server'>, ahead = 0): Promise<Phone> {
  const road = await openRoad(server.address);
  const profile = mkdtempSync(join(tmpdir(), 'angsur-e2e-phone-'));
  let isOnline = true;
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...PHONE,
      ...{ baseURL: road.address, serviceWorkers: 'allow', offline: !isOnline },
      ...{ permissions: ['geolocation'], geolocation: PLACE },
    });
    await server.tellTime(context, ahead);
    const page = context.pages()[0] ?? (await context.newPage());
    // What is not in front is drawn once a second, and each press waits for that.
    await page.bringToFront();
    return { context, page };
  };
  const connect = async (to: boolean) => {
    isOnline = to;
    road.isOpen = to;
    await phone.context.setOffline(!to);
  };
  const phone: Phone = {
    ...(await start()),
    road,
    offline: () => connect(false),
    online: () => connect(true),
    killed: async (path) => {
      const ended = phone.context.waitForEvent('close');
      process.kill(await browserOf(phone.page), 'SIGKILL');
      await ended;
      Object.assign(phone, await start());
      await phone.page.goto(path);
    },
    restarted: async (path) => {
      await phone.context.close();
      Object.assign(phone, await start());
      await phone.page.goto(path);
    },
    thrownAway: async () => {
      await phone.context.close();
      await road.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return phone;
}

/** Id of the process of a browser. */
async function browserOf(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('this browser says nothing of its processes');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const id = processInfo.find(({ type }) => type === 'browser')?.id;
  if (!id) throw new Error('the browser has no process');
  return id;
}

export const PLAN = '/collector/customer';

/** The morning: signs in, reads the day with the first numbers, and starts once more, from what the phone keeps. */
export async function ready({ page }: Phone, { username }: Pick<Collector, 'username'>): Promise<void> {
  await signIn(page, username);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(PLAN);
  await expect(page.getByText('25 nomor tersisa')).toBeVisible();
  // From the second start on the worker answers.
  await page.reload();
  await expect(page.getByText('25 nomor tersisa')).toBeVisible();
}

/** What a phone has of a visit. */
export interface KeptVisit {
  id: string;
  owner: string;
  step: string;
  code: string;
  note: string;
  number: string | null;
  amount: number;
  /** SHA-256 of each photo, in their order; of what was sent none is left. */
  photos: string[];
}

/** Everything that a phone keeps of visits, whoever's they are: read from its database, past the app. */
export const keptOn = ({ page }: Phone): Promise<KeptVisit[]> =>
  page.evaluate(async () => {
    type Row = {
      kind: string;
      record: {
        id: string;
        owner: string;
        step: string;
        note: string;
        amount: number | null;
        tts: { number: string } | null;
        facts: { code: string };
        photos: { id: string }[];
      };
    };
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('angsur-perangkat');
      opening.onerror = () => fail(new Error('nothing is kept'));
      opening.onsuccess = () => done(opening.result);
    });
    const all = <T>(table: string, read: 'getAll' | 'getAllKeys') =>
      new Promise<T[]>((done, fail) => {
        const reading = database.transaction(table).objectStore(table)[read]();
        reading.onerror = () => fail(new Error(`${table} can't be read`));
        reading.onsuccess = () => done(reading.result as T[]);
      });
    const rows = await all<Row>('records', 'getAll');
    const keys = await all<string[]>('photos', 'getAllKeys');
    const contents = await all<{ bytes: ArrayBuffer }>('photos', 'getAll');
    database.close();
    const hashOf = async (record: string, photo: string): Promise<string> => {
      const at = keys.findIndex((key) => key[2] === record && key[3] === photo);
      const content = contents[at];
      if (!content) return 'lost';
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content.bytes));
      return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    };
    return Promise.all(
      rows
        .filter(({ kind }) => kind === 'kunjungan')
        .map(async ({ record: { id, owner, step, note, amount, tts, facts, photos } }) => ({
          ...{ id, owner, step, note, code: facts.code, number: tts?.number ?? null, amount: amount ?? 0 },
          photos: await Promise.all(photos.map((photo) => hashOf(id, photo.id))),
        })),
    );
  });
