import { useState } from 'react';
import type { PaperSize } from './components/ReceiptPrint';

/** The paper chosen last, as long as this page lives: SPEC 3 knows no entry for it in local storage. */
let chosen: PaperSize = 'A5';

/** The paper to print on, and how to choose another. */
export function usePaperSize(): [PaperSize, (size: PaperSize) => void] {
  const [size, setSize] = useState(chosen);
  return [size, (next) => setSize((chosen = next))];
}
