import { size } from '@/lib/theme/tokens';

/*
 * Every page stands in one grid (src/components/PageGrid): the same edges, the same greatest width, the same distances.
 * Measured on every page's story at every width, so that a page that sets a width or a distance of its own fails.
 */

/** Rounding of boxes, px. */
const ROUNDING = 1;
/** Between parts, and between sections with headings of their own, px (PageGrid.module.css). */
const GAP = 16;
const GAP_APART = 24;

/** @throws where a page's parts do not run from edge to edge, or do not stand as far apart as on every other page */
export function checkPageGrid(where: string): void {
  const main = document.querySelector<HTMLElement>('aside ~ [data-part="page"] > main');
  if (!main) return;
  const wrong = [...gridsOf(main)];
  if (wrong.length > 0) throw new Error(`${where}: the page leaves its grid\n${wrong.join('\n')}`);
}

function* gridsOf(main: HTMLElement): Generator<string> {
  const grid = main.firstElementChild;
  if (!grid?.matches('[data-page-grid]')) {
    yield '  the page is in no PageGrid';
    return;
  }
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const box = main.getBoundingClientRect();
  const left = box.left + parseFloat(paddingLeft);
  const right = Math.min(box.right - parseFloat(paddingRight), left + size.page);
  for (const parts of [grid, ...main.querySelectorAll('[data-page-parts]')])
    yield* wrongIn(parts, left, right);
}

function* wrongIn(parts: Element, left: number, right: number): Generator<string> {
  const gap = parts.matches('[data-apart]') ? GAP_APART : GAP;
  let above: Element | undefined;
  for (const part of [parts, ...parts.children]) {
    // A button is as wide as its words.
    if (!isInFlow(part) || part.matches('button, a')) continue;
    const box = part.getBoundingClientRect();
    // A paragraph may end where reading would be hard.
    if (differ(box.left, left) || (differ(box.right, right) && !part.matches('p')))
      yield `  ${describe(part)} from ${box.left} to ${box.right} px instead of ${left} to ${right}`;
  }
  for (const part of parts.children) {
    if (!isInFlow(part)) continue;
    const distance = above && part.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
    // Tools above a table have room of their own inside (ToolsPlace).
    const isTools = part.matches('[data-part="tools"]') || above?.matches('[data-part="tools"]');
    if (distance !== undefined && !isTools && differ(distance, gap))
      yield `  ${describe(part)} stands ${distance} px below ${above ? describe(above) : ''} instead of ${gap}`;
    above = part;
  }
}

const differ = (one: number, other: number) => Math.abs(one - other) > ROUNDING;

const isInFlow = (part: Element) =>
  part instanceof HTMLElement &&
  part.offsetHeight > 0 &&
  !/fixed|absolute/.test(getComputedStyle(part).position);

const describe = (part: Element) => {
  const name =
    part.getAttribute('aria-label') ?? part.querySelector('h1, h2, h3')?.textContent ?? part.className;
  return `<${part.localName}> ${name}`.trim();
};
