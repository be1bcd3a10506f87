import { useId, type ReactNode } from 'react';
import styles from './Titled.module.css';

export interface TitledProps {
  /** Its heading. */
  title: string;
  /** In small letters below it. */
  note?: string;
  /** What it shows. */
  children: ReactNode;
}

/** A titled part of the page. */
export function Titled({ title, note, children }: TitledProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}
