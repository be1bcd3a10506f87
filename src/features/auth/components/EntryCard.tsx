import type { ReactNode } from 'react';
import { Wordmark } from '@/components/Wordmark/Wordmark';
import styles from './EntryCard.module.css';

export interface EntryCardProps {
  /** The page's one h1. */
  title: string;
  /** One sentence below it. */
  intro?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The sheet that every step of signing in stands on: wordmark, heading, form. */
export function EntryCard({ title, intro, children }: EntryCardProps) {
  return (
    <section className={styles.root}>
      <Wordmark />
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </section>
  );
}
