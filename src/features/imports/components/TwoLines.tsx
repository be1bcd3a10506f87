import styles from './TwoLines.module.css';

export interface TwoLinesProps {
  /** May take two lines; more is cut and stands in full where the row opens. */
  first: string;
  /** Smaller, below; empty: nothing. */
  second: string;
  /** Nothing is cut: the cell grows with its words. */
  whole?: boolean;
}

/** A cell of two texts, the second about the first. */
export function TwoLines({ first, second, whole = false }: TwoLinesProps) {
  return (
    <span className={styles.root} data-whole={whole || undefined}>
      <span>{first}</span>
      {second && <small>{second}</small>}
    </span>
  );
}
