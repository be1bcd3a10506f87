import type { PaperSize } from './components/ReceiptPrint';

/** The paper chosen last, as long as this page lives: SPEC 3 knows no entry for it in local storage. */
let chosen: PaperSize = 'A5';

export const readPaperSize = () => chosen;
export const writePaperSize = (size: PaperSize) => void (chosen = size);
