import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.mjs';
import { choosePorts } from './company/ports';

// The page is told of the socket's port by the server that it comes from: any free one does.
const { port } = await choosePorts();

/** End to end: the built app, the built server, its own PostgreSQL and sockets, a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 1,
  // Bound what hangs; how long a busy machine may take is no check.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  retries: 0,
  globalSetup: './company/globalSetup.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP 127.0.0.1 127.0.0.1 , MAP * ~NOTFOUND',
      ],
    },
  },
});
