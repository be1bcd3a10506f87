import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import type { PaperSize } from '@/lib/paper/papers';
import { elementsOf, sheetStarts } from './sheetStarts';

/** Where a document goes on on its next sheet. */
export interface SheetEnd {
  /** The sheet that begins there, from 2. */
  sheet: number;
  /** From the top of the preview's papers, px. */
  top: number;
}

/** Where the sheets of the shown papers end in their preview; follows its width and fonts that arrive later. */
export function useSheetEnds(
  place: RefObject<HTMLElement | null>,
  size: PaperSize,
  papers: ReactNode,
): readonly SheetEnd[] {
  const [ends, setEnds] = useState<readonly SheetEnd[]>([]);
  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    let starts: Element[][] = [];
    const show = () => {
      const { top: zero } = root.getBoundingClientRect();
      const next = starts.flatMap((ofPaper) =>
        ofPaper.map((element, index) => ({
          sheet: index + 2,
          top: Math.round(element.getBoundingClientRect().top - zero),
        })),
      );
      setEnds((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const measure = () => {
      starts = [...root.querySelectorAll('[data-paper]')].map((paper) => {
        const elements = elementsOf(paper);
        return sheetStarts(paper, size).flatMap((index) => elements[index] ?? []);
      });
      show();
    };
    measure();
    const observer = new ResizeObserver(show);
    observer.observe(root);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [place, size, papers]);
  return ends;
}
