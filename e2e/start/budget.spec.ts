import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kilobytes, load, PAGES } from '../../bench/size.mjs';
import { profileOf } from '../company/signIn';

const APP_DIR = process.env.E2E_APP_DIR ?? 'dist/app';
/** Bytes of the script inside the page, without its table of files, which grows with the pages; more: a library slipped in. */
const EARLY_SCRIPT = 5_000;

/* JavaScript until a page can be used, measured as `npm run bench -- size` measures it: over a slow network, cold. */
for (const measured of PAGES) {
  test(`${measured.name}: at most ${measured.goal} kB of JavaScript`, async ({ browser, baseURL }) => {
    const { context } = await profileOf(browser, 'kasir.jkt');
    const { origins } = await context.storageState();
    await context.close();
    const entries = Object.fromEntries(
      (origins[0]?.localStorage ?? []).map(({ name, value }) => [name, value]),
    );

    const { before } = await load(browser, { origin: baseURL }, entries, measured);
    // Fewer would mean that something else than the app was measured.
    expect(before.length).toBeGreaterThan(3);
    expect(kilobytes(before)).toBeLessThanOrEqual(measured.goal);
  });
}

test(`the script inside the page: at most ${EARLY_SCRIPT} bytes beside its table of files`, async () => {
  const read = (file: string) => readFile(path.join(APP_DIR, file), 'utf8');
  const [html, table] = [await read('index.html'), await read('page-files.json')];
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  // The table stands in it with other quotation marks.
  expect(script.replaceAll('`', '"')).toContain(table);
  expect(script.length - table.length).toBeLessThanOrEqual(EARLY_SCRIPT);
});
