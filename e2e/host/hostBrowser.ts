import { chromium, test as base, type Page } from '@playwright/test';
import { startSignedIn } from '../start/signedIn';
import { API_HOST, buildForeignApp, SOCKET_HOST, SOCKET_KEY } from './foreignApp';
import { startHostileHost, type HostileHost } from './hostileHost';

interface HostFixtures {
  /** A host that is not ours, serving the app built for it; API and socket have other names than the page. */
  host: HostileHost;
  /** Signed in as an approver (id 7), anywhere but on a page yet. */
  approver: Page;
  /** What the page threw or failed to catch so far. */
  crashes: string[];
}

/** Tests of the whole app, built for a hostile host, each in a browser of its own. */
export const test = base.extend<HostFixtures, { foreignApp: string }>({
  foreignApp: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => use(await buildForeignApp()),
    { scope: 'worker', timeout: 180_000 },
  ],
  host: async ({ foreignApp }, use) => {
    const host = await startHostileHost({ appDir: foreignApp, key: SOCKET_KEY });
    await use(host);
    await host.close();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  crashes: async ({}, use) => {
    await use([]);
  },
  approver: async ({ host, crashes, launchOptions }, use) => {
    const rules = [
      `MAP ${API_HOST} 127.0.0.1:${host.port}`,
      `MAP ${SOCKET_HOST} 127.0.0.1:${host.socketPort}`,
      'MAP 127.0.0.1 127.0.0.1',
      'MAP * ~NOTFOUND',
    ].join(' , ');
    const args = (launchOptions.args ?? []).filter((arg) => !arg.startsWith('--host-resolver-rules'));
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...args, `--host-resolver-rules=${rules}`],
    });
    const context = await browser.newContext({
      baseURL: host.origin,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    await startSignedIn(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => crashes.push(String(error)));
    await use(page);
    await browser.close();
  },
});
export { expect } from '@playwright/test';
