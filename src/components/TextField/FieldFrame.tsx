import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

/** What every field takes besides its own control. */
export interface FieldProps {
  /** The field’s name on screen. */
  label: string;
  /** What is wrong, next to the field; what was typed is kept. */
  error?: string | undefined;
  /** A short help below the field; gives way to `error`. */
  hint?: ReactNode;
  /** Hides the label from sight, not from screen readers. */
  labelHidden?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Id of the control that the label is for. */
  fieldId: string;
  /** Class of the frame. */
  className?: string | undefined;
  /** The control itself. */
  children: ReactNode;
}

/** Label above, control, help or error below: the frame of every field. */
export function FieldFrame({
  fieldId,
  label,
  error,
  hint,
  labelHidden,
  className,
  children,
}: FieldFrameProps) {
  const note = error ?? hint;
  return (
    <div className={clsx(styles.root, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={fieldId} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div data-part="control">{children}</div>
      {note && (
        <p id={`${fieldId}-note`} role={error ? 'alert' : undefined} data-part="note">
          {note}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its frame's note. */
export function noteProps(fieldId: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  return {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? `${fieldId}-note` : undefined,
  } as const;
}
