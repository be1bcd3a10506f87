import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { FieldChange } from '@/lib/editor/editor';
import styles from './SaveProblem.module.css';

export interface SaveProblemProps {
  /** Why the last try failed. */
  message: string;
  /** What somebody else changed meanwhile; empty when that is not why. */
  moved: readonly FieldChange[];
  /** Goes on from what is there now; what was typed stays. */
  onTakeOver: () => void;
}

/** Nothing was saved: why, what changed meanwhile, and the way on. */
export function SaveProblem({ message, moved, onTakeOver }: SaveProblemProps) {
  return (
    <InlineAlert
      tone="danger"
      title="Belum tersimpan"
      action={
        moved.length > 0 && (
          <Button kind="quiet" onClick={onTakeOver}>
            Lanjutkan dari versi itu
          </Button>
        )
      }
    >
      {message} Yang Anda ketik tetap ada.
      {moved.length > 0 && (
        <ul className={styles.root}>
          {moved.map(({ label, before, after }) => (
            <li key={label}>
              {label}: {before} → {after}
            </li>
          ))}
        </ul>
      )}
    </InlineAlert>
  );
}
