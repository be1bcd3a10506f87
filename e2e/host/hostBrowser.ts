import { chromium, test as base, type Page } from '@playwright/test';
import { BUILT_SOCKET_PORT } from '../company/ports';
import { startSignedIn } from '../start/signedIn';
import { startHostileHost, type HostileHost } from './hostileHost';

const APP_DIR = process.env.E2E_APP_DIR ?? 'dist/app';

interface HostFixtures {
  /** A host that is not ours, serving the built app; its socket is where the app looks for one. */
  host: HostileHost;
  /** Signed in as an approver (id 7), anywhere but on a page yet. */
  approver: Page;
  /** What the page threw or failed to catch so far. */
  crashes: string[];
}

/** Tests of the whole built app on a hostile host, each in a browser of its own. */
export const test = base.extend<HostFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
  host: async ({}, use) => {
    const host = await startHostileHost({ appDir: APP_DIR });
    await use(host);
    await host.close();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  crashes: async ({}, use) => {
    await use([]);
  },
  approver: async ({ host, crashes, launchOptions }, use) => {
    const rules = `MAP 127.0.0.1:${BUILT_SOCKET_PORT} 127.0.0.1:${host.socketPort} , MAP 127.0.0.1 127.0.0.1 , MAP * ~NOTFOUND`;
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
