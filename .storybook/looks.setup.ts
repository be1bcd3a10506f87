import { commands, page } from 'vitest/browser';
import { openLoads } from '@/lib/lazy/openLoads';
import { unanswered } from '@/lib/mocks/mockEndpoint';
import { accessibilityOf } from './accessibility';
import { checkFonts } from './fonts';
import { checkIdentifiers, checkWidth, hasIdentifiers } from './identifiers';
import type { Look, StoryContext } from './looks';
import { checkPageGrid } from './pageGrid';
import { TOAST, pictured, type Clip } from './pictured';
import { READER_CHECKS } from './readers';
import { OTHER_WIDTHS, PHONE, WINDOW } from './viewports';

/*
 * A story is mounted and played once and then looked at three times: light, dark (the theme is switched) and at phone
 * width (the viewport is switched), each time with axe and, where pictures are on, with its picture; at both
 * widths every text is drawn in fonts that come with the page.
 */

type Answer =
  | { state: 'seen' }
  | { state: 'moving'; hash: string }
  | { state: 'different' | 'new'; message: string };

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See scripts/pictures/lookAt.mjs. */
    lookAt(name: string, clip: Clip, before: string | undefined): Promise<Answer>;
    /** Height of the browser's window, px; the page of a story is scaled down where it is taller. */
    setWindowHeight(height: number): Promise<void>;
  }
}

declare global {
  /** Looks at the story on screen; only there in test runs. */
  var __lookAtStory: ((context: StoryContext) => Promise<void>) | undefined;
  /** Requests of the running story without an answer yet, and answers that are not all here. */
  var __openRequests: Set<Promise<unknown>> | undefined;
}

/** Tallest picture, px: a page longer than this is compared down to here. */
const TALLEST = 6000;
/** How long a story may take to come to rest after its play, ms. */
const REST_TIMEOUT = 5000;
/** How many captures it gets at least. */
const MIN_CAPTURES = 6;

const withPictures = import.meta.env.VITE_PICTURES !== '0';
const caretless = document.createElement('style');
caretless.textContent = '* { caret-color: transparent !important; }';

const openRequests = (globalThis.__openRequests ??= countRequests());

globalThis.__lookAtStory = async (context) => {
  document.head.append(caretless);
  await document.fonts.ready;
  blurFocus();
  const looks = looksOf(context);
  const checkAccessibility = accessibilityOf(context);
  const wrong: unknown[] = [];
  for (const [index, look] of looks.entries()) {
    await show(look, looks[index - 1]);
    if (withPictures && !context.tags.includes('no-picture'))
      await attempt(() => takePicture(`${look}/${context.id.replace('--', '/')}`, context));
    await attempt(() => checkAccessibility(look));
    if (look !== 'dark') await attempt(() => checkFonts(`${innerWidth} px`));
    if (look !== 'dark') await attempt(() => checkIdentifiers(`${innerWidth} px`));
    if (look !== 'dark' && isPage(context)) await attempt(() => checkPageGrid(`${innerWidth} px`));
    if (look !== 'dark') for (const check of READER_CHECKS) await attempt(() => check(`${innerWidth} px`));
  }
  if (isWholePage(context)) await lookAtOtherWidths();
  if (parent.innerHeight !== WINDOW.height) await commands.setWindowHeight(WINDOW.height);
  if (wrong.length > 0) throw wrong.length === 1 ? wrong[0] : new AggregateError(wrong, wrong.join('\n'));

  /** A page is measured at the widths between and beyond as well, without pictures. */
  async function lookAtOtherWidths() {
    await attempt(() => checkWidth(`${innerWidth} px`));
    for (const width of OTHER_WIDTHS) {
      await page.viewport(width, WINDOW.height);
      await rest();
      await attempt(() => checkPageGrid(`${width} px`));
      if (!hasIdentifiers()) continue;
      await attempt(() => checkIdentifiers(`${width} px`));
      await attempt(() => checkWidth(`${width} px`));
    }
  }

  /** One look that fails does not hide what the others would say. */
  async function attempt(check: () => void | PromiseLike<void>) {
    try {
      await check();
    } catch (error) {
      wrong.push(error);
    }
  }
};

/**
 * A story that fixes its width has no phone look of its own. One with the tag `plays-at-phone` is mounted and played
 * at phone width in the project `phone`.
 */
function looksOf({ globals, storyGlobals, tags }: StoryContext): Look[] {
  const fixed = 'viewport' in storyGlobals;
  if (globals.looks === 'phone') return fixed ? [] : ['phone'];
  return fixed || tags.includes('plays-at-phone') ? ['light', 'dark'] : ['light', 'dark', 'phone'];
}

const isPage = ({ title }: StoryContext) => title.startsWith('Pages/');
/** A page of the app at no width of its own. */
const isWholePage = (context: StoryContext) => isPage(context) && !('viewport' in context.storyGlobals);

async function show(look: Look, before: Look | undefined) {
  if ((look === 'dark') !== (before === 'dark'))
    dispatchEvent(new CustomEvent('lookindark', { detail: look === 'dark' }));
  if (look === 'phone' && innerWidth !== PHONE.width) await page.viewport(PHONE.width, PHONE.height);
  await rest();
}

/** Waits until nothing is asked for any more and what came is drawn, and gives the page the height that it needs. */
async function rest() {
  const until = performance.now() + REST_TIMEOUT;
  let calm = 0;
  holdToasts();
  while (calm < 2 && performance.now() < until) {
    await nextFrame();
    await idle();
    calm = openRequests.size > unanswered.count || isLoading() ? 0 : calm + 1;
  }
  const height = neededHeight();
  if (height <= innerHeight) return;
  // A page that is scrolled while it grows keeps the strip above unpainted now and then, and says which part one reads
  // by the height that it has when it hears of the scrolling.
  scrollTo(0, 0);
  await nextFrame();
  if (height > parent.innerHeight) await commands.setWindowHeight(height);
  await page.viewport(innerWidth, height);
  await nextFrame();
}

/** React shows what came late at most three times a second: a part is on screen so long after its code, ms. */
const UNTIL_SHOWN = 350;

/** A part's code is on its way, or came a moment ago. */
const isLoading = () =>
  openLoads.pending.size > 0 ||
  (openLoads.lastEnded > 0 && performance.now() - openLoads.lastEnded < UNTIL_SHOWN);

const neededHeight = () => Math.min(TALLEST, Math.max(document.documentElement.scrollHeight, 200));

/** @throws when the story is not what the line of its picture says, where nobody judges that later, or does not rest */
async function takePicture(name: string, context: StoryContext) {
  const until = performance.now() + REST_TIMEOUT;
  let before: string | undefined;
  let tries = 0;
  do {
    if (neededHeight() > innerHeight) await rest();
    const answer = await commands.lookAt(name, pictured(context), before);
    if (answer.state === 'seen') return;
    if (answer.state !== 'moving') throw new Error(answer.message);
    before = answer.hash;
    tries += 1;
    await rest();
    // On a busy machine one capture of a tall page takes as long as many small ones.
  } while (performance.now() < until || tries < MIN_CAPTURES);
  throw new Error(`${name}: never came to rest`);
}

function blurFocus() {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !focused.closest('[data-keep-focus]')) focused.blur();
}

/** A toast leaves by the clock: what is on screen after the play stays for all looks, as under a pointer. */
function holdToasts() {
  for (const toast of document.querySelectorAll(TOAST))
    toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Every fetch of the page from now on, until it is answered, and every answer that is read, until it is here. */
function countRequests(): Set<Promise<unknown>> {
  const open = new Set<Promise<unknown>>();
  const count = <T>(promise: Promise<T>): Promise<T> => {
    open.add(promise);
    const closed = () => open.delete(promise);
    promise.then(closed, closed);
    return promise;
  };
  const fetch = globalThis.fetch;
  globalThis.fetch = (...request) => count(fetch(...request));
  const { prototype } = Response;
  for (const read of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
    const whole = prototype[read];
    prototype[read] = function (this: Response) {
      return count(whole.call(this));
    };
  }
  return open;
}

/** What the app put off until it has nothing else to do has begun. */
function idle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
