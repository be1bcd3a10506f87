import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface FactListProps {
  /** Label and value, in their order. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What is known about a partner, a label above each value. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.root}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
