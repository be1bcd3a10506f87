import styles from './ChangeList.module.css';

export interface ChangeListProps {
  /** Says that nothing was done, and what follows. */
  before: string;
  /** What changed, a line each; none: that nothing which is shown here did. */
  changes: readonly string[];
}

/** What changed between what was looked at and what is there now. */
export function ChangeList({ before, changes }: ChangeListProps) {
  return (
    <div className={styles.root}>
      <p>{before}</p>
      <ul>
        {changes.length > 0 ? changes.map((change) => <li key={change}>{change}</li>) : <li>Versinya</li>}
      </ul>
    </div>
  );
}
