import { expect, test } from '@playwright/test';
import { kilobytes, load, PAGES } from '../../bench/size.mjs';
import { profileOf } from '../company/signIn';

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
