/** Rupiah with their dots; what begins on one line and ends on the next reads as another amount. */
const AMOUNT = String.raw`(?<![\d.,/])(?:Rp)?\d{1,3}(?:\.\d{3})+(?![\d.])`;

/*
 * What a record is known by: contract code, receipt, quote or deposit number, plate, BPKB, chassis and engine number; its
 * days, and its amounts. Half of one is another record's, a day without its year any year's, so none is ever cut, at any width.
 */
const IDENTIFIER = new RegExp(
  [
    String.raw`\b[A-Z][A-Z0-9]{1,5}-\d{4}-\d{5}\b`,
    String.raw`\b[A-Z][A-Z0-9]{1,5}/(?:[A-Z]{1,3}/)?\d{4}/\d{3,6}\b`,
    // A plate stands alone or between signs: 'FE 74 HDV' in the middle of a name is a lorry.
    String.raw`(?<=^|[·,(] ?)[A-Z]{1,2} \d{1,4} [A-Z]{1,3}(?= ?(?:[·,)]|$))`,
    String.raw`\b[A-Z]-\d{6,8}\b`,
    String.raw`\b(?:MH|JM)[A-Z0-9]{6,15}\b`,
    String.raw`\b\d{2}/\d{2}/\d{4}\b`,
    AMOUNT,
  ].join('|'),
  'g',
);

const IS_AMOUNT = new RegExp(`^${AMOUNT}$`);

/** Rounding of boxes, px. */
const ROUNDING = 1;

/** Whether anything on screen could be cut at all. */
export const hasIdentifiers = (): boolean => (document.body.textContent.match(IDENTIFIER) ?? []).length > 0;

/** Whether a text names a record, a day or an amount. */
export const namesRecord = (text: string): boolean => text.match(IDENTIFIER) !== null;

/** @throws with every identifier and state on screen that a box cuts, and where; what can be scrolled to is not cut */
export function checkIdentifiers(where: string): void {
  const cut = [...texts(), ...fields(), ...chips()];
  if (cut.length > 0) throw new Error(`${where}: identifiers are cut\n${cut.join('\n')}`);
}

/** @throws when the page as a whole is wider than its window */
export function checkWidth(where: string): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`${where}: the page is ${scrollWidth} px wide in a window of ${clientWidth}`);
}

function* texts(): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node as Text).data;
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { index, 0: found } of text.matchAll(IDENTIFIER)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      const by = cutBy(parent, range.getBoundingClientRect());
      if (by) yield `  ${found} by ${describe(by)}`;
      else if (IS_AMOUNT.test(found) && isBroken(range))
        yield `  ${found} over two lines of ${describe(parent)}`;
    }
  }
}

/** Whether a text goes on in another line. */
function isBroken(range: Range): boolean {
  const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
  return first !== undefined && rest.some(({ top }) => top >= first.bottom - ROUNDING);
}

/** The first box around an element that hides a part of it; null where all is shown, or meant for the ear alone. */
function cutBy(element: Element, box: DOMRect): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.classList.contains('visually-hidden')) return null;
    const { overflowX, textOverflow, display, paddingLeft, paddingRight } = getComputedStyle(around);
    if (overflowX === 'auto' || overflowX === 'scroll') return null;
    if (overflowX === 'visible' || display.startsWith('inline')) continue;
    const { left, right } = around.getBoundingClientRect();
    // Dots stand for what reaches into the padding, be it by a fraction of a pixel.
    const hasDots = textOverflow === 'ellipsis';
    const from = left + (hasDots ? parseFloat(paddingLeft) : -ROUNDING);
    const to = right - (hasDots ? parseFloat(paddingRight) : -ROUNDING);
    if (box.left < from || box.right > to) return around;
  }
  return null;
}

function* fields(): Generator<string> {
  for (const field of document.querySelectorAll('input')) {
    if (!field.checkVisibility() || !field.value.match(IDENTIFIER)) continue;
    if (field.scrollWidth > field.clientWidth + ROUNDING) yield `  ${field.value} by ${describe(field)}`;
  }
}

/** A state (StatusChip) is of one line and is narrowed by its cell: its words then reach beyond its own padding. */
function* chips(): Generator<string> {
  for (const chip of document.querySelectorAll('span[data-tone]')) {
    const { whiteSpace, paddingRight } = getComputedStyle(chip);
    if (whiteSpace !== 'nowrap' || !chip.checkVisibility({ visibilityProperty: true })) continue;
    const words = document.createRange();
    words.selectNodeContents(chip);
    const to = chip.getBoundingClientRect().right - parseFloat(paddingRight) + ROUNDING;
    if (words.getBoundingClientRect().right > to) yield `  ${chip.textContent} by ${describe(chip)}`;
  }
}

const describe = (element: Element) =>
  `<${element.localName}>, ${Math.round(element.getBoundingClientRect().width)} px`;
