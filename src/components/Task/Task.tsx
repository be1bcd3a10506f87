import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { PageParts } from '@/components/PageGrid/PageParts';
import styles from './Task.module.css';

/** Why the steps after a file wait. */
export const PICK_FIRST = 'Pilih berkas dahulu; hasilnya tampil di sini sebelum ada yang disimpan.';

/** What a task's page stands in below its header: numbered steps in panels, and one button at the end of the last. */
export function Task({
  children,
}: {
  /** `TaskStep`s, two beside each other in a `TaskPair`, and what opens above them. */
  children: ReactNode;
}) {
  return <PageParts className={styles.root}>{children}</PageParts>;
}

export interface TaskStepProps {
  /** What is done here, in a few words. */
  title: string;
  /** What must come first, as a sentence: until then the step stands there without its parts. */
  waits?: string | false | undefined;
  /** Saves a file that can be filled in. */
  onTemplate?: () => void;
  /** Its fields, or what they come to. */
  children?: ReactNode;
}

/** A step of a task. All of them stand there from the start, so that it is seen what will be asked. */
export function TaskStep({ title, waits, onTemplate, children }: TaskStepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id} data-waits={waits ? true : undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {onTemplate && (
          <Button kind="quiet" onClick={onTemplate}>
            Unduh templat CSV
          </Button>
        )}
      </header>
      {waits ? <p>{waits}</p> : children}
    </section>
  );
}

/** Two steps that are looked at together, beside each other where there is room. */
export function TaskPair({
  children,
}: {
  /** The two `TaskStep`s. */
  children: ReactNode;
}) {
  return <div className={styles.pair}>{children}</div>;
}

export interface TaskBarProps {
  /** Beside the button: what is still to be said or ticked before it. */
  note?: ReactNode;
  /** The task's one button. */
  children: ReactNode;
}

/** The foot of a task's last step: what it comes to, then its one button. */
export function TaskBar({ note, children }: TaskBarProps) {
  return (
    <footer className={styles.bar}>
      {note && <div>{note}</div>}
      {children}
    </footer>
  );
}
