import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
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
  /** Must be filled before the form goes on: marked beside the label, told to screen readers. */
  required?: boolean | undefined;
  /** So many characters it is wide, where there is room: its width says what is expected. Default: all there is. */
  chars?: number | undefined;
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
  required = false,
  chars,
  className,
  children,
}: FieldFrameProps) {
  const note = error ?? hint;
  const name = (
    <label htmlFor={fieldId} className={labelHidden ? 'visually-hidden' : undefined}>
      {label}
    </label>
  );
  return (
    <div
      className={clsx(styles.root, className)}
      data-invalid={error ? true : undefined}
      data-sized={chars === undefined ? undefined : true}
      style={chars === undefined ? undefined : ({ '--chars': chars } as CSSProperties)}
    >
      {required && !labelHidden ? (
        <span data-part="name">
          {name}
          <span aria-hidden>*</span>
        </span>
      ) : (
        name
      )}
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
export function noteProps(
  fieldId: string,
  { error, hint, required }: Pick<FieldProps, 'error' | 'hint' | 'required'>,
) {
  return {
    id: fieldId,
    // Not `required`: with that a browser calls a field wrong before anybody typed in it.
    'aria-required': required ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? `${fieldId}-note` : undefined,
  } as const;
}
