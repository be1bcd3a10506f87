import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the one main action of a view. Default `secondary`. */
  kind?: ButtonKind;
  /** Shown before the words. */
  icon?: ReactNode;
  /** The action runs: the button keeps its width and takes no second press. */
  busy?: boolean;
  /** What is said while busy; default the button's own words. */
  busyLabel?: string;
  /** As wide as its place. */
  wide?: boolean;
}

/** A button. While `busy` it stays focusable but presses do nothing, so nothing is sent twice. */
export function Button({
  kind = 'secondary',
  icon,
  busy = false,
  busyLabel,
  wide = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      className={clsx(styles.root, className)}
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      data-kind={kind}
      data-busy={busy || undefined}
      data-wide={wide || undefined}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
