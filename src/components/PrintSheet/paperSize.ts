import { useState } from 'react';

/** Paper that receipts and closings are printed on. */
export type PaperSize = 'A5' | '80mm' | '58mm';

/** The paper chosen last, as long as this page lives: SPEC 3 knows no entry for it in local storage. */
let chosen: PaperSize = 'A5';

/** The paper to print on, and how to choose another. */
export function usePaperSize(): [PaperSize, (size: PaperSize) => void] {
  const [size, setSize] = useState(chosen);
  return [size, (next) => setSize((chosen = next))];
}
