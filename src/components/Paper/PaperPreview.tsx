import { useRef, type CSSProperties, type ReactNode } from 'react';
import { PAPERS, type PaperSize } from '@/lib/paper/papers';
import { useSheetEnds } from './useSheetEnds';
import styles from './PaperPreview.module.css';

export interface PaperPreviewProps {
  /** The paper that it is printed on. */
  size: PaperSize;
  /** One or several `Paper`. */
  children: ReactNode;
}

/**
 * The paper as it will come out, as large as its place allows and never larger than it is; it scrolls by keyboard too. A
 * line with the number says where each further sheet begins.
 */
export function PaperPreview({ size, children }: PaperPreviewProps) {
  const { label, width, height, margin } = PAPERS[size];
  const facts = { '--paper': width, '--tall': height ?? 0, '--side': margin.side, '--top': margin.top };
  const papers = useRef<HTMLDivElement>(null);
  const ends = useSheetEnds(papers, size, children);
  return (
    <div
      className={styles.root}
      role="region"
      aria-label={`Pratinjau cetak, ${label}`}
      // Nothing in it takes the focus, so the region itself does.
      tabIndex={0}
      style={facts as CSSProperties}
    >
      <div ref={papers}>
        {children}
        {ends.map(({ sheet, top }) => (
          <p key={top} data-sheet={sheet} style={{ top }}>
            <span>
              <span>Hal. </span>
              {sheet}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
