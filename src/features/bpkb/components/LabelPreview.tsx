import type { CSSProperties } from 'react';
import { formatNumber } from '@/lib/format/rupiah';
import type { Label } from '../domain/labels';
import styles from './LabelPreview.module.css';
import { LabelSheet } from './LabelSheet';

export interface LabelPreviewProps {
  /** The first sheet. */
  sheet: readonly (Label | null)[];
  /** How many there are. */
  sheets: number;
}

/** The first sheet as it will come out, as large as its place allows. */
export const LabelPreview = ({ sheet, sheets }: LabelPreviewProps) => (
  <figure className={styles.root}>
    {/* A millimetre of the paper; a hair is left for the edge. */}
    <div style={{ '--mm': 'calc(100cqw / 211)' } as CSSProperties}>
      <LabelSheet labels={sheet} cuts />
    </div>
    <figcaption>{sheets > 1 ? `Lembar pertama dari ${formatNumber(sheets)}` : 'Satu lembar'}</figcaption>
  </figure>
);
