import { useCallback, useRef, type ReactNode, type Ref } from 'react';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  /** How many are on screen (SPEC 2). */
  loaded: number;
  /** How many there are in all (SPEC 2). */
  total: number;
  /** There are more than are loaded. */
  hasMore: boolean;
  /** The button; it gets the ref that saves its focus. */
  children: (ref: Ref<HTMLButtonElement>) => ReactNode;
}

/** How much is loaded of how much (SPEC 2), and the button for more; stays in sight below the list. */
export function LoadMore({ loaded, total, hasMore, children }: LoadMoreProps) {
  const status = useRef<HTMLParagraphElement>(null);
  // With the last page the button goes: the focus then stays here instead of falling to the page's start.
  const handOverFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button && button === document.activeElement) status.current?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <footer className={styles.root}>
      <p ref={status} role="status" tabIndex={-1}>
        {formatNumber(loaded)} dari {formatNumber(total)} dimuat
      </p>
      {hasMore && children(handOverFocus)}
    </footer>
  );
}
