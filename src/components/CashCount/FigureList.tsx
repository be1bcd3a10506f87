import type { ComponentProps, ReactNode } from 'react';
import styles from './FigureList.module.css';

/** Labels with figures at their end, ruled. */
export function FigureList(props: ComponentProps<'dl'>) {
  return <dl className={styles.root} {...props} />;
}

/** One line of it. */
export function Figure({
  label,
  strong = false,
  children,
}: {
  /** What is counted. */
  label: ReactNode;
  /** Set in bold. */
  strong?: boolean;
  /** The figure. */
  children: ReactNode;
}) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
