import type { ReactNode } from 'react';
import styles from './PaperFacts.module.css';

/** A label and what it says; without a value there is no line. */
export interface PaperFact {
  /** What the value is. */
  label: string;
  /** Nothing: the line is left out. */
  value: ReactNode;
}

export interface PaperFactsProps {
  /** In the order of reading. */
  facts: readonly PaperFact[];
}

/** What a document is about, line by line; sheets set them in two columns. */
export function PaperFacts({ facts }: PaperFactsProps) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) =>
        value === '' || value === null || value === undefined || value === false ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
