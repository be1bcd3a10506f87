import type { ReactNode } from 'react';
import { useAppIdle } from '@/lib/idle/useAppIdle';
import styles from './ToolsPlace.module.css';

export interface ToolsPlaceProps {
  /** There are rows to do something with. Default false. */
  ready?: boolean;
  /** Saved views of the list, on phones too. */
  views?: ReactNode;
  /** The list's tools, whose code comes when they are first shown (`lazySection`). */
  children?: ReactNode;
}

/** Between filters and table: keeps the place of a list's views and tools, which come after the first rows. */
export function ToolsPlace({ ready = false, views, children }: ToolsPlaceProps) {
  const isIdle = useAppIdle();
  return (
    <div className={styles.root} data-part="tools" data-views={views ? true : undefined}>
      {isIdle && views}
      {ready && isIdle && children}
    </div>
  );
}
