import { useId, type ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import styles from './Panel.module.css';

export interface PanelProps {
  /** What it holds, in a few words. */
  title: string;
  /** Where all of it stands. */
  more?: { href: string; label: string };
  /** What it shows. */
  children: ReactNode;
}

/** A titled part of a page that summarizes something which stands elsewhere. */
export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more && <Link href={more.href}>{more.label}</Link>}
      </header>
      {children}
    </section>
  );
}
