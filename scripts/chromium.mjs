import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium that tests use: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
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

/** `Chromium 156.0.8078.79`, without the distribution's words behind it. */
export function chromiumVersion(path = chromiumPath()) {
  const text = execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /[\w ]+ [\d.]+/.exec(text)?.[0].trim() ?? text.trim();
}

const RECORD = new URL('../__screenshots__/BROWSER', import.meta.url);

/** True when the baselines in the repository were drawn by the browser that is here now. */
export function sameBrowserAsBaselines() {
  if (!existsSync(RECORD)) return true;
  const path = findChromium();
  return path !== null && readFileSync(RECORD, 'utf8').trim() === chromiumVersion(path);
}
