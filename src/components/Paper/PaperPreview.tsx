import type { CSSProperties, ReactNode } from 'react';
import { PAPERS, type PaperSize } from '@/lib/paper/papers';
import styles from './PaperPreview.module.css';

export interface PaperPreviewProps {
  /** The paper that it is printed on. */
  size: PaperSize;
  /** One or several `Paper`. */
  children: ReactNode;
}

/** The paper as it will come out, as large as its place allows and never larger than it is; it scrolls by keyboard too. */
export function PaperPreview({ size, children }: PaperPreviewProps) {
  const { label, width, height, margin } = PAPERS[size];
  const facts = { '--paper': width, '--tall': height ?? 0, '--side': margin.side, '--top': margin.top };
  return (
    <div
      className={styles.root}
      role="region"
      aria-label={`Pratinjau cetak, ${label}`}
      // Nothing in it takes the focus, so the region itself does.
      tabIndex={0}
      style={facts as CSSProperties}
    >
      <div>{children}</div>
    </div>
  );
}
