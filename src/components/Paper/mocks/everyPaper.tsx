import type { ReactNode } from 'react';
import { PAPER_SIZES, type PaperSize } from '@/lib/paper/papers';
import { PaperPreview } from '../PaperPreview';

/** A document on every paper at once, for a designer's eye. */
export const everyPaper = (of: (size: PaperSize) => ReactNode) => (
  <div style={{ display: 'grid', gap: 16 }}>
    {PAPER_SIZES.map((size) => (
      <PaperPreview key={size} size={size}>
        {of(size)}
      </PaperPreview>
    ))}
  </div>
);
