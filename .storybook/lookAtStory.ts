import { configure } from 'storybook/test';
import { commands, page } from 'vitest/browser';
import { openLoads } from '@/lib/lazy/openLoads';
import { answeredCalls, unanswered } from '@/lib/mocks/mockEndpoint';
import { accessibilityOf } from './accessibility';
import { checkFonts } from './fonts';
import { checkIdentifiers, checkWidth, hasIdentifiers } from './identifiers';
import { isDrawnInGate } from '../scripts/pictures/gatePictures.mjs';
import type { Look, StoryContext } from './looks';
import { checkPageGrid } from './pageGrid';
import { isLeaving, TOAST, pictured, type Clip } from './pictured';
import { READER_CHECKS } from './readers';
import { checkTouchTargets } from './touchTargets';
import { OTHER_WIDTHS, PHONE, WINDOW } from './viewports';

/*
 * A story is mounted and played once and then looked at three times: light, dark (the theme is switched) and at phone
 * width (the viewport is switched), each time with axe and, where pictures are on, with its picture; at both
 * widths every text is drawn in fonts that come with the page.
 *
 * `npm test` looks less: at a phone for the picture, what is too small for a finger and what is cut; in dark for the
 * pictures of components and pages (gatePictures.mjs). `npm run test:all` looks at all of it.
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
    /** See scripts/pictures/lookAt.mjs. */
    noteCalls(names: string[]): Promise<void>;
  }
}

declare global {
  /** Looks at the story on screen; only there in test runs. */
  var __lookAtStory: ((context: StoryContext) => Promise<void>) | undefined;
  /** Requests of the running story without an answer yet, and answers that are not all here. */
  var __openRequests: Map<Promise<unknown>, string> | undefined;
}

/** Tallest picture, px: a page longer than this is compared down to here. */
const TALLEST = 6000;
/** How long a story may take to come to rest after its play on the busiest machine, ms. */
const REST_TIMEOUT = 60_000;

// Whoever waits for an element fails many times before it comes: to print the page each time takes longer than to search it.
configure({ getElementError: (message) => new Error(message ?? 'No such element') });

const withAll = import.meta.env.VITE_CHECKS !== 'gate';
const withPictures = import.meta.env.VITE_PICTURES !== '0';
const caretless = document.createElement('style');
caretless.textContent = '* { caret-color: transparent !important; }';

const openRequests = (globalThis.__openRequests ??= countRequests());

globalThis.__lookAtStory = async (context) => {
  document.head.append(caretless);
  await document.fonts.ready;
  const looks = looksOf(context);
  const checkAccessibility = accessibilityOf(context);
  const wrong: unknown[] = [];
  for (const [index, look] of looks.entries()) {
    await show(look, looks[index - 1]);
    if (look === 'dark' && !withAll && !isDrawnInGate(pictureName(look, context))) continue;
    if (withPictures && !context.tags.includes('no-picture'))
      await attempt(() => takePicture(pictureName(look, context), context));
    if (withAll || look !== 'dark') await attempt(() => checkAccessibility(look));
    if (look === 'dark') continue;
    const where = `${innerWidth} px`;
    await attempt(() => checkIdentifiers(where));
    if (look === 'phone' && !withAll) {
      await attempt(() => checkTouchTargets(where));
      continue;
    }
    await attempt(() => checkFonts(where));
    if (isPage(context)) await attempt(() => checkPageGrid(where));
    for (const check of READER_CHECKS) await attempt(() => check(where));
  }
  if (withAll && isWholePage(context)) await lookAtOtherWidths();
  if (withAll) await commands.noteCalls([...answeredCalls]);
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
function looksOf(context: StoryContext): Look[] {
  const { globals, storyGlobals, tags } = context;
  const fixed = 'viewport' in storyGlobals;
  if (globals.looks === 'phone') return fixed ? [] : ['phone'];
  // Dark is shown in the gate as well, where only some are drawn in it: Chromium lays text out by what it drew before.
  const looks: Look[] = ['light', 'dark'];
  const isAtPhone = withAll || isDrawnInGate(pictureName('phone', context));
  if (isAtPhone && !fixed && !tags.includes('plays-at-phone')) looks.push('phone');
  return looks;
}

const pictureName = (look: Look, { id }: StoryContext) => `${look}/${id.replace('--', '/')}`;

const isPage = ({ title }: StoryContext) => title.startsWith('Pages/');
/** A page of the app at no width of its own. */
const isWholePage = (context: StoryContext) => isPage(context) && !('viewport' in context.storyGlobals);

async function show(look: Look, before: Look | undefined) {
  if ((look === 'dark') !== (before === 'dark'))
    dispatchEvent(new CustomEvent('lookindark', { detail: look === 'dark' }));
  if (look === 'phone' && innerWidth !== PHONE.width) await page.viewport(PHONE.width, PHONE.height);
  await rest();
}

/**
 * Waits until nothing is asked for any more, what came is drawn, nothing moves and nothing has the focus, and gives the
 * page the height that it needs.
 * @throws where that does not come, with what is still asked for
 */
async function rest() {
  const until = performance.now() + REST_TIMEOUT;
  let calm = 0;
  holdToasts();
  while (calm < 2) {
    if (performance.now() > until) throw new Error(`the story never came to rest: ${unrest()}`);
    await nextFrame();
    await idle();
    // What takes the focus takes it after a play's end as often as before it.
    const isCalm = unrest() === '' && !blurFocus();
    calm = isCalm ? calm + 1 : 0;
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

/** What is still to come or to end, in words; empty where nothing is. */
function unrest(): string {
  if (openRequests.size > unanswered.count) return `waits for ${[...openRequests.values()].join(', ')}`;
  if (isLoading()) return 'a part of it is still loaded';
  if (isMoving()) return 'something moves';
  return isLeaving() ? 'a dialog leaves' : '';
}

/** Something moves that comes to an end; what waits for an answer moves without one. */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

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
  do {
    if (neededHeight() > innerHeight) await rest();
    const answer = await commands.lookAt(name, pictured(context), before);
    if (answer.state === 'seen') return;
    if (answer.state !== 'moving') throw new Error(answer.message);
    before = answer.hash;
    await rest();
  } while (performance.now() < until);
  throw new Error(`${name}: no two captures are alike`);
}

/** @returns whether something had the focus */
function blurFocus(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.closest('[data-keep-focus]'))
    return false;
  focused.blur();
  return true;
}

/** Toasts and outcomes leave by the clock: what is on screen after the play stays for all looks, as under a pointer. */
function holdToasts() {
  for (const toast of document.querySelectorAll(`${TOAST}, [data-outcome]`))
    toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Every fetch of the page from now on, until it is answered, and every answer that is read, until it is here. */
function countRequests(): Map<Promise<unknown>, string> {
  const open = new Map<Promise<unknown>, string>();
  const count = <T>(promise: Promise<T>, what: string): Promise<T> => {
    open.set(promise, what);
    const closed = () => open.delete(promise);
    promise.then(closed, closed);
    return promise;
  };
  const fetch = globalThis.fetch;
  globalThis.fetch = (...request) => count(fetch(...request), addressOf(request[0]));
  const { prototype } = Response;
  for (const read of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
    const whole = prototype[read];
    prototype[read] = function (this: Response) {
      return count(whole.call(this), `the end of ${this.url}`);
    };
  }
  return open;
}

const addressOf = (request: RequestInfo | URL) =>
  request instanceof Request ? request.url : request.toString();

/** What the app put off until it has nothing else to do has begun. */
function idle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
