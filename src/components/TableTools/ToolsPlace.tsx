import type { ReactNode } from 'react';
import { useAppIdle } from '@/lib/idle/useAppIdle';
import styles from './ToolsPlace.module.css';

export interface ToolsPlaceProps {
  /** There are rows to do something with. */
  ready: boolean;
  /** The list's tools, whose code comes when they are first shown (`lazySection`). */
  children: ReactNode;
}

/** Between filters and table: keeps the place of a list's tools, which come after the first rows. Not on phones. */
export function ToolsPlace({ ready, children }: ToolsPlaceProps) {
  const isIdle = useAppIdle();
  return (
    <div className={styles.root} data-part="tools">
      {ready && isIdle && children}
    </div>
  );
}
