import { useId, type ReactNode } from 'react';
import styles from './AccountSection.module.css';

export interface AccountSectionProps {
  /** The section’s heading. */
  title: string;
  /** What stands inside. */
  children: ReactNode;
}

/** One part of the account page: a heading and what belongs to it. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
