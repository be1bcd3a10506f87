import { useId, type ReactNode } from 'react';
import styles from './FormGroup.module.css';

export interface FormGroupProps {
  /** What its fields are about. */
  title: string;
  /** When it is filled at all. */
  note?: string | undefined;
  /** Its content arranges itself. Default false. */
  whole?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Fields of a step that belong together, in two columns where there is room. */
export function FormGroup({ title, note, whole = false, children }: FormGroupProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p data-part="note">{note}</p>}
      <div data-part="fields" data-whole={whole || undefined}>
        {children}
      </div>
    </section>
  );
}
