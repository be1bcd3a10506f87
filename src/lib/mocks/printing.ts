import { fn } from 'storybook/test';
import { keepPaper } from '../paper/usePaper';
import type { PaperSize } from '../paper/papers';

/** Stands in for the device's print window. */
export const printed = fn();

/** Before a story that prints: the device's paper (null: not chosen yet), and no print window opens. */
export function printsOn(size: PaperSize | null): () => void {
  const real = window.print.bind(window);
  printed.mockClear();
  window.print = printed;
  keepPaper(size);
  return () => {
    window.print = real;
    keepPaper(null);
  };
}
