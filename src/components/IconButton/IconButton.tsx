import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The button's name, also its tip on hover; say what the badge says too ('Notifikasi, 7 belum dibaca'). */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** A short mark on the corner (`7`, `99+`). */
  badge?: string | undefined;
}

/** A button of one icon, 40 px (44 on phones). */
export function IconButton({
  label,
  children,
  badge,
  type = 'button',
  className,
  ...button
}: IconButtonProps) {
  return (
    <button className={clsx(styles.root, className)} title={label} {...button} type={type} aria-label={label}>
      {children}
      {badge && <span data-part="badge">{badge}</span>}
    </button>
  );
}
