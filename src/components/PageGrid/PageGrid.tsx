import type { ReactNode } from 'react';
import styles from './PageGrid.module.css';

/**
 * What every page stands in: the same edges, the same greatest width, the same distance between heading, tools and table.
 * The shell sets it; a page brings its heading and its parts, and no width of its own.
 */
export function PageGrid({
  children,
}: {
  /** Heading and parts of the page. */
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-page-grid>
      {children}
    </div>
  );
}
