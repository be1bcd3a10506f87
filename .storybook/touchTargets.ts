import { MOBILE_MAX, size } from '@/lib/theme/tokens';

/*
 * On a phone a finger needs 44 px. What counts is where a touch arrives, not what is drawn: padding, a pseudo-element, a
 * label, and the row that opens what its link opens.
 */

const TARGETS = [
  'a[href]',
  'button:not(:disabled)',
  'summary',
  'select:not(:disabled)',
  'input:is([type="checkbox"], [type="radio"], [type="file"]):not(:disabled)',
  '[role="option"]',
  '[role="tab"]',
].join();

/** The hairlines of a field's frame belong to the frame, px. */
const HAIRLINES = 2;
const NEEDED = size.touch - HAIRLINES;
const STEP = 2;

/** At phone width. @throws with every target on screen that is smaller than a finger */
export function checkTouchTargets(where: string): void {
  if (innerWidth > MOBILE_MAX) return;
  const small = [...document.body.querySelectorAll(TARGETS)].flatMap((target) => {
    const { width, height } = target.checkVisibility({ visibilityProperty: true }) ? reach(target) : NOWHERE;
    const isSmall = width > 0 && shortest({ width, height }) < NEEDED && !isInText(target);
    return isSmall ? [`  ${describe(target)}: ${Math.round(width)} × ${Math.round(height)} px`] : [];
  });
  if (small.length > 0)
    throw new Error(`${where}: targets are smaller than ${size.touch} px\n${small.join('\n')}`);
}

const NOWHERE = { width: 0, height: 0 };

/** The largest place, px, at which a touch arrives at a target; nowhere where it lies below something else. */
function reach(target: Element): { width: number; height: number } {
  // A link over two lines has a box for each.
  const places = [...target.getClientRects()].map((box) => reachAround(target, box));
  return places.reduce((one, other) => (shortest(other) > shortest(one) ? other : one), NOWHERE);
}

const shortest = ({ width, height }: { width: number; height: number }) => Math.min(width, height);

function reachAround(target: Element, box: DOMRect) {
  if (shortest(box) <= 1) return NOWHERE;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (!arrives(target, x, y)) return NOWHERE;
  return {
    width: side(box.width, (far) => arrives(target, x + far, y)),
    height: side(box.height, (far) => arrives(target, x, y + far)),
  };
}

/** Length of a side through the middle, as far as it matters. */
function side(length: number, isWithin: (far: number) => boolean): number {
  let to = length / 2;
  let from = -to;
  while (to - from < NEEDED && isWithin(to + STEP)) to += STEP;
  while (to - from < NEEDED && isWithin(from - STEP)) from -= STEP;
  return to - from;
}

function arrives(target: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  const own = hit?.closest(TARGETS);
  if (hit && isAfloat(hit, target)) return true;
  if (!hit || own) return own === target;
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  return (
    labels.some((label) => label.contains(hit)) || hit.closest('[data-opens]')?.contains(target) === true
  );
}

/** What stays while the page scrolls covers nothing for long. */
function isAfloat(hit: Element, target: Element): boolean {
  for (let at: Element | null = hit; at && !at.contains(target); at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

/** What stands in a sentence is as high as its line (WCAG 2.5.8). */
function isInText(target: Element): boolean {
  for (
    let at = target;
    getComputedStyle(at).display.startsWith('inline');
    at = at.parentElement ?? document.body
  ) {
    const beside = at.parentElement?.childNodes ?? [];
    if ([...beside].some((node) => node instanceof Text && /[\p{L}\d]/u.test(node.data))) return true;
  }
  return false;
}

function describe(target: Element): string {
  const name = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 50);
  const around = target.parentElement;
  return `<${target.localName}> '${name}' in <${around?.localName} ${around?.className}>`;
}
