import type { StoryContext } from './looks';

/** A part of the window, px. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a dialog's picture shows of the page around it, px: its edge and shadow, and little that changes by itself. */
const AROUND = 8;

/** Tag of a story that is about how a part stands in the whole window: its picture shows all of it. */
const WHOLE = 'whole-picture';

/** Dialogs and drawers; a calendar above its field is none. */
const DIALOG = ['dialog[open]', '.MuiDialog-root [role="dialog"]', '.MuiDrawer-root .MuiDrawer-paper'].join();
/** What opens above a dialog, such as a calendar. */
const ABOVE = 'body > .MuiModal-root .MuiPaper-root';
/** A toast on screen. */
export const TOAST = '[aria-label="Pemberitahuan singkat"] > [data-tone]';
/** The page of the app without header and menu. */
const PAGE = '[data-part="columns"] > [data-part="page"]';

/**
 * What the picture of a story shows: what the story is about, so that a change of a part is a change of its own
 * pictures and not of those of all that stands beside it. That is the dialog where one is open, the page without the
 * app's header and menu, the frame of a padded story, and otherwise the window. How a dialog or a page stands in the
 * window is shown by the story `Default` of its file, by flows, and by what carries the tag `whole-picture`.
 */
export function pictured({ title, id, tags }: StoryContext): Clip {
  const inWindow = tags.includes(WHOLE) || title.startsWith('Flows/') || id.endsWith('--default');
  const dialogs = shown(DIALOG);
  if (dialogs.length > 0 && !inWindow)
    return clipOf(boxOf([...dialogs, ...shown(ABOVE), ...shown(TOAST)], AROUND));
  const isCovered = shown('body > .MuiModal-root, dialog[open]').length > 0;
  if (isCovered) return clipOf(document.body.getBoundingClientRect());
  const page = inWindow ? [] : shown(PAGE);
  if (page.length > 0) return clipOf(boxOf([...page, ...shown(TOAST)], 0));
  const frame = shown('[data-testid="story-frame"]')[0];
  return clipOf((frame ?? document.body).getBoundingClientRect());
}

const laidOut = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.offsetHeight > 0 && element.checkVisibility({ visibilityProperty: true }),
  );

const isSeen = (element: HTMLElement) => element.checkVisibility({ opacityProperty: true });

const shown = (selector: string): HTMLElement[] => laidOut(selector).filter(isSeen);

/** A dialog is gone from sight and not yet from the page, or not yet in sight. */
export const isLeaving = (): boolean => !laidOut(DIALOG).every(isSeen);

/** The elements together, and so many px around them as far as the window goes. */
function boxOf(elements: HTMLElement[], beside: number): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.max(Math.min(...boxes.map((box) => box.left)) - beside, 0);
  const top = Math.max(Math.min(...boxes.map((box) => box.top)) - beside, 0);
  const right = Math.min(Math.max(...boxes.map((box) => box.right)) + beside, innerWidth);
  const bottom = Math.min(Math.max(...boxes.map((box) => box.bottom)) + beside, innerHeight);
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The story stands in a frame of the window. */
function clipOf(box: DOMRect): Clip {
  const outer = frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const left = Math.floor(box.left + outer.left);
  const top = Math.floor(box.top + outer.top);
  return {
    x: left,
    y: top,
    width: Math.ceil(box.right + outer.left) - left,
    height: Math.ceil(box.bottom + outer.top) - top,
  };
}
