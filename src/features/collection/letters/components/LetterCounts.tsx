import { noLetterWords } from '@/lib/collection/letterDue';
import type { LetterPreview } from '@/lib/contract/letterBatches';
import { formatNumber } from '@/lib/format/rupiah';
import { letterName } from '../domain/letterText';
import styles from './LetterCounts.module.css';

export interface LetterCountsProps {
  /** Letters by step. */
  due: LetterPreview['due'];
  /** Contracts that get none, by reason. */
  none: LetterPreview['none'];
}

/** How many letters of each step, and how many contracts get none and why. */
export const LetterCounts = ({ due, none }: LetterCountsProps) => (
  <dl className={styles.root}>
    {due.map(({ step, count }) => (
      <div key={step} data-due>
        <dt>{letterName(step)}</dt>
        <dd>{formatNumber(count)} surat</dd>
      </div>
    ))}
    {none.map(({ why, count }) => (
      <div key={why}>
        <dt>{noLetterWords(why)}</dt>
        <dd>{formatNumber(count)} kontrak</dd>
      </div>
    ))}
  </dl>
);
