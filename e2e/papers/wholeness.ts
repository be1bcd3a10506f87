/** What is read as one word: amounts, dates, plates, numbers of receipts, contracts, quotes and phones. */
const ONE_WORD = [
  /(?:Rp)?\d{1,3}(?:\.\d{3})+|Rp\d+/,
  /\d\d\/\d\d\/\d{4}/,
  /\d{1,2} (?:Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des)\p{L}*(?: \d{4})?/u,
  /\b[A-Z]{1,2} \d{1,4} [A-Z]{1,3}\b/,
  /\b[A-Z]{3}[-/][A-Z]?\d{4}[-/]\d{5}\b/,
  /\b0\d{2,3}-?\d{3,4}-?\d{3,}\b/,
];
const PATTERN = new RegExp(ONE_WORD.map(({ source }) => source).join('|'), 'gu');

export interface Words {
  /** All that were found. */
  found: string[];
  /** Those that stand on two lines. */
  torn: string[];
}

/** The words of a document that are to stay on one line, and those that do not. */
export function wholeWords(root: Element): Words {
  const words: Words = { found: [], torn: [] };
  for (const block of root.querySelectorAll('p, dd, dt, td, th, h3, h4')) {
    if (block.querySelector('p, dd, dt, td, th')) continue;
    for (const match of (block.textContent ?? '').matchAll(PATTERN)) {
      words.found.push(match[0]);
      if (linesOf(block, match.index, match.index + match[0].length) > 1) words.torn.push(match[0]);
    }
  }
  return words;
}

/** Over how many lines a stretch of a block's text goes. */
function linesOf(block: Element, from: number, to: number): number {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  let at = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0;
    const [begin, end] = [Math.max(from - at, 0), Math.min(to - at, length)];
    at += length;
    if (begin >= end) continue;
    const range = document.createRange();
    range.setStart(text, begin);
    range.setEnd(text, end);
    for (const { top, width } of range.getClientRects()) if (width > 0) tops.add(Math.round(top));
  }
  return tops.size;
}
