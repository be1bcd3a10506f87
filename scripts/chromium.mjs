import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium that the tests of the product use, not its pictures: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
export function findChromium() {
  const wanted = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()];
  return wanted.find((path) => path && existsSync(path)) ?? null;
}

/** Like findChromium, but throws with what to do. */
export function chromiumPath() {
  const path = findChromium();
  if (!path) throw new Error('No Chromium found: run `npm run prepare:browser`, or set CHROMIUM_PATH.');
  return path;
}
