import type { ReactNode } from 'react';
import type { PaperSize } from '@/lib/paper/papers';
import { Letterhead, type LetterheadProps } from './Letterhead';
import styles from './Paper.module.css';

export interface PaperProps {
  /** The paper that it is printed on. */
  size: PaperSize;
  /** Whose paper it is. */
  office: LetterheadProps['office'];
  /** What the document is. */
  title: string;
  /** Its number or its day, under the title. */
  number?: ReactNode;
  /** What sets this copy apart: 'Cetak ulang ke-1'. */
  mark?: string | undefined;
  /** What stands on it. */
  children: ReactNode;
}

/**
 * One document on paper: letterhead, title, content; black on white, whatever the theme. Its measures hang on `--mm`, a
 * millimetre of the paper, so that the preview is the same paper, only smaller.
 */
export function Paper({ size, office, title, number, mark, children }: PaperProps) {
  return (
    <article className={styles.root} data-size={size} data-paper>
      <Letterhead office={office} />
      <header>
        <h3>{title}</h3>
        {number && <p>{number}</p>}
        {mark && <p data-part="mark">{mark}</p>}
      </header>
      {children}
    </article>
  );
}
