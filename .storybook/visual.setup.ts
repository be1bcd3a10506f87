import { expect } from 'vitest';
import { page } from 'vitest/browser';

declare global {
  /** Compares the story on screen with its baseline; only there in test runs with pictures. */
  var __shootStory: ((id: string) => Promise<void>) | undefined;
}

/** Tallest picture, px: a page longer than this is compared down to here. */
const TALLEST = 4000;

globalThis.__shootStory = async (id) => {
  const name = id.replace('--', '/');
  await document.fonts.ready;
  if (document.activeElement instanceof HTMLElement && !document.activeElement.closest('[data-keep-focus]')) {
    document.activeElement.blur();
  }
  const frame = document.querySelector('[data-testid="story-frame"]');
  const alone =
    frame instanceof HTMLElement &&
    frame.offsetHeight > 0 &&
    !document.querySelector('body > .MuiModal-root, dialog[open]');
  const height = Math.min(TALLEST, Math.max(document.documentElement.scrollHeight, 200));
  if (height > innerHeight) {
    // A page that is scrolled while it grows keeps the strip above unpainted now and then.
    scrollTo(0, 0);
    await page.viewport(innerWidth, height);
  }
  // By its test id: a locator of the element itself would look for the text it has now, which may still change.
  await expect(
    alone ? page.getByTestId('story-frame') : page.elementLocator(document.body),
  ).toMatchScreenshot(name);
};
