import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { COMMAND_KEY } from '@/lib/browser/commandKey';
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
  /** It sends a form in which Enter only goes on: names the keys that send too, where there is a keyboard. Default false. */
  namesKeys?: boolean;
}

const SENDS = COMMAND_KEY === 'Ctrl' ? 'Control+Enter' : 'Meta+Enter';

/**
 * A button. While `busy` it stays focusable but presses do nothing, so nothing is sent twice; and one that sends takes no
 * Enter that is held down since the field before.
 */
export function Button({
  kind = 'secondary',
  icon,
  busy = false,
  busyLabel,
  wide = false,
  namesKeys = false,
  type = 'button',
  onClick,
  onKeyDown,
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
      aria-keyshortcuts={namesKeys ? SENDS : undefined}
      onClick={busy ? undefined : onClick}
      onKeyDown={(event) => {
        if (type === 'submit' && event.key === 'Enter' && event.repeat) event.preventDefault();
        onKeyDown?.(event);
      }}
    >
      {icon}
      {busy ? (busyLabel ?? children) : children}
      {namesKeys && <kbd aria-hidden>{COMMAND_KEY} Enter</kbd>}
    </button>
  );
}
