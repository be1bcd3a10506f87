import type { ReactNode } from 'react';
import styles from './FactGroups.module.css';

/** A titled group of facts: label and value as shown. */
export interface FactGroup {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** What can be done about them, beside the title. */
  action?: ReactNode;
  /** What proves them; the group then has a row of its own, with this beside it. */
  beside?: ReactNode;
}

export interface FactGroupsProps {
  /** Side by side where there is room. */
  groups: readonly FactGroup[];
}

/** Facts of a record in titled groups, read only. */
export function FactGroups({ groups }: FactGroupsProps) {
  return (
    <div className={styles.root}>
      {groups.map(({ title, facts, action, beside }) => (
        <section key={title} data-beside={beside ? true : undefined}>
          {action ? (
            <div data-part="head">
              <h3>{title}</h3>
              {action}
            </div>
          ) : (
            <h3>{title}</h3>
          )}
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {beside && <div data-part="beside">{beside}</div>}
        </section>
      ))}
    </div>
  );
}
