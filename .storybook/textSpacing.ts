import { namesRecord } from './identifiers';

/*
 * Readers may set text further apart (WCAG 1.4.12). What was whole before is whole then: no box cuts its text, no cell
 * reaches into the text of the next, and the page is no wider than its window.
 */

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Rounding of boxes, px. */
const ROUNDING = 1;
/** Between the texts of two cells at least, px. */
const BETWEEN = 2;

const spaced = document.createElement('style');
spaced.textContent = SPACING;

/** Comes and goes before the next frame. @throws with every text that is cut when it is set further apart */
export function checkTextSpacing(where: string): void {
  const before = new Set(overflowing());
  document.head.append(spaced);
  const cut = overflowing().filter((element) => !before.has(element) && cuts(element));
  const wrong = cut.map(describe);
  spaced.remove();
  if (wrong.length > 0)
    throw new Error(`${where}: text is cut where it is set further apart\n${wrong.join('\n')}`);
}

/** Boxes with more in them than they have room for. Inline ones have no room of their own. */
const overflowing = (): Element[] =>
  [document.documentElement, ...document.body.querySelectorAll('*')].filter(
    (element) => element.clientWidth > 0 && (beyond(element).x > ROUNDING || beyond(element).y > ROUNDING),
  );

const beyond = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) => ({
  x: scrollWidth - clientWidth,
  y: scrollHeight - clientHeight,
});

function cuts(element: Element): boolean {
  const { x, y } = beyond(element);
  if (element === document.documentElement) return x > ROUNDING;
  // A field is scrolled by its caret.
  if (element.matches('input, textarea, .visually-hidden') || !hasWords(element)) return false;
  const { overflowX, overflowY, textOverflow, webkitLineClamp, paddingLeft, paddingRight } =
    getComputedStyle(element);
  if (element.matches('td, th') && overflowX === 'visible')
    return x > Math.max(parseFloat(paddingLeft) + parseFloat(paddingRight) - BETWEEN, ROUNDING);
  const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  if (hasDots && mayEndInDots(element, webkitLineClamp)) return false;
  return (hides(overflowX) && x > ROUNDING) || (hides(overflowY) && y > ROUNDING);
}

const hasWords = (element: Element) => element.textContent.trim() !== '';

/**
 * In a list a name ends in dots where it is too long, at any spacing, and so does a text that is clamped to so many lines:
 * its row leads to the whole. Days, numbers and states never do.
 */
const mayEndInDots = (element: Element, clamp: string) =>
  element.closest('tbody') !== null &&
  (clamp !== 'none' || !(isFigure(element.textContent) || element.querySelector('[data-tone]')));

/** A day, a time, a number, a code. */
const isFigure = (text: string) => /^\W*\d/.test(text) || namesRecord(text);

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

function describe(element: Element): string {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const text = element.textContent.trim().slice(0, 60);
  return `  <${element.localName} ${element.className}> '${text}' needs ${scrollWidth} × ${scrollHeight} px, has ${clientWidth} × ${clientHeight}`;
}
