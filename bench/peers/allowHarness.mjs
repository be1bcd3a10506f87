import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * Loaded into the harness before it starts: it waits for pages in a way that Angsur's content security policy
 * forbids, so every app's policy is set aside in its browser. Nothing else changes.
 */
const { chromium } = createRequire(join(process.cwd(), 'measure.mjs'))('playwright-core');
const launch = chromium.launch.bind(chromium);
chromium.launch = async (options) => {
  const browser = await launch(options);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (settings) => newContext({ ...settings, bypassCSP: true });
  return browser;
};
