import type { ReactNode } from 'react';
import styles from './BarePage.module.css';

/** A page alone: sign-in, sign-out, print, a shared card. */
export function BarePage({
  children,
}: {
  /** The page. */
  children: ReactNode;
}) {
  return (
    <main className={styles.root} id="isi">
      {children}
    </main>
  );
}
