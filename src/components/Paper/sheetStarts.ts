import { insideOf, type PaperSize } from '@/lib/paper/papers';

/** Between the columns that stand for sheets, px. */
const GAP = 80;

/**
 * Where a document goes on on its next sheet: for the second sheet and those after it, the place among the document's
 * elements of the one that begins it. Browsers break columns as they break pages, so a copy of the document is laid out in
 * columns that are as wide and as high as the paper's inside, at its true size.
 */
export function sheetStarts(paper: Element, size: PaperSize): number[] {
  const { width, height } = insideOf(size);
  if (height === null) return [];
  const copy = paper.cloneNode(true) as Element;
  const columns = document.createElement('div');
  columns.inert = true;
  columns.style.cssText = `position: absolute; top: 0; left: -9999px; visibility: hidden; --mm: 1mm;
    width: ${width}px; height: ${height}px; columns: ${width}px auto; column-gap: ${GAP}px; column-fill: auto;`;
  columns.append(copy);
  document.body.append(columns);
  const { left } = columns.getBoundingClientRect();
  const starts: number[] = [];
  for (const [index, element] of elementsOf(copy).entries()) {
    const first = element.getClientRects()[0];
    if (first && first.height > 0 && Math.floor((first.left - left + 1) / (width + GAP)) > starts.length) {
      starts.push(index);
    }
  }
  columns.remove();
  return starts;
}

/** In the order of reading; what only screen readers hear has no place on paper. */
export const elementsOf = (paper: Element): Element[] => [...paper.querySelectorAll('*:not(caption)')];
