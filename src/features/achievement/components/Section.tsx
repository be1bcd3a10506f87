import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** Its heading. */
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  /** What it shows. */
  children: ReactNode;
}

/** A titled part of the page. */
export function Section({ title, tools, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {tools && <div data-part="tools">{tools}</div>}
      </header>
      {children}
    </section>
  );
}
