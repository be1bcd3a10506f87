import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { pageRule } from '@/lib/paper/pageRule';
import { insideOf, isRoll, type PaperSize } from '@/lib/paper/papers';

export interface PrintSheetProps {
  /** The paper that it is printed on. */
  size: PaperSize;
  /** What stands at the foot of every sheet. */
  title: string;
  /** One or several `Paper`. */
  children: ReactNode;
  /** It is printed once for each number, as soon as it stands there: 1, 2, 3 … */
  print?: number;
  /** What stands on it goes to the edges: sheets of labels. */
  edges?: boolean;
  /** The device's print window was opened; whether paper came out nobody can know. */
  onPrinted?: () => void;
}

const MM = 96 / 25.4;

/**
 * What goes to the printer instead of the page; nothing of it is seen on screen. It stays until it is taken away: not
 * every browser waits where its print window is opened.
 */
export function PrintSheet({ size, title, children, print = 1, edges = false, onPrinted }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [papers, setPapers] = useState({ count: 1, length: 0 });

  useLayoutEffect(() => {
    const heights = [...(sheet.current?.children ?? [])].map((one) => one.getBoundingClientRect().height);
    // A roll is as long as the longest of its documents; a little more, since lines are rounded apart on paper.
    const length = isRoll(size) ? Math.ceil(Math.max(0, ...heights) / MM) + 2 : 0;
    setPapers((before) =>
      before.count === heights.length && before.length === length
        ? before
        : { count: heights.length, length },
    );
  }, [size, children]);

  const openPrinter = useEffectEvent(() => {
    window.print();
    onPrinted?.();
  });
  useEffect(() => openPrinter(), [print]);

  const { count, length } = papers;
  return createPortal(
    <>
      <style>{`
        ${pageRule({ size, title, length, numbered: count === 1, edges })}
        @media screen {
          [data-print-sheet] { position: absolute; top: 0; left: -9999px; visibility: hidden; width: ${insideOf(size).width}px; }
        }
        @media print {
          body > *:not([data-print-sheet]) { display: none !important; }
          html, body { background: #fff !important; }
        }
      `}</style>
      <div ref={sheet} data-print-sheet style={{ '--mm': '1mm' } as CSSProperties}>
        {children}
      </div>
    </>,
    document.body,
  );
}
