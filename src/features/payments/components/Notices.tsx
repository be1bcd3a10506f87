import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Notices.module.css';

export interface NoticesProps {
  /** What has just been told, in any words; null: nothing, or its field says it. */
  news: string | null;
  /** The messages. */
  children: ReactNode;
}

/** Messages above a form whose button is in view everywhere: what is new comes into view, wherever the press was. */
export function Notices({ news, children }: NoticesProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== null) root.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return (
    <div ref={root} className={styles.root}>
      {children}
    </div>
  );
}
