import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PaperSize } from './paperSize';

export interface PrintSheetProps {
  /** The paper it is printed on. */
  size: PaperSize | 'A4';
  /** What is printed. */
  children: ReactNode;
  /** The device's print window was closed; whether paper came out nobody can know. */
  onPrinted: () => void;
}

/** `@page` for each paper; rolls have no end, so theirs is long enough for one receipt. */
const PAGES: Record<PrintSheetProps['size'], string> = {
  A4: 'size: A4; margin: 15mm',
  A5: 'size: A5; margin: 10mm',
  '80mm': 'size: 80mm 200mm; margin: 4mm',
  '58mm': 'size: 58mm 200mm; margin: 4mm',
};

/** Prints its children alone, once, as soon as they stand there. Nothing of it is seen on screen. */
export function PrintSheet({ size, children, onPrinted }: PrintSheetProps) {
  const print = useEffectEvent(() => {
    window.print();
    onPrinted();
  });
  useEffect(() => print(), []);
  return createPortal(
    <div data-print-sheet>
      <style>{`
        @page { ${PAGES[size]} }
        @media screen { [data-print-sheet] { display: none; } }
        @media print { body > *:not([data-print-sheet]) { display: none !important; } body { background: #fff; } }
      `}</style>
      {children}
    </div>,
    document.body,
  );
}
