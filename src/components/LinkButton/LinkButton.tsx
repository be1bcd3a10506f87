import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ButtonKind } from '@/components/Button/Button';
import look from '@/components/Button/Button.module.css';
import { Link, type LinkProps } from '@/components/Link/Link';

export interface LinkButtonProps extends LinkProps {
  /** How much it weighs: the main way, another, or a quiet one. */
  kind?: ButtonKind;
  /** A sign before the words. */
  icon?: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
}

/** A link that looks like a button: it leads somewhere, it changes nothing. */
export function LinkButton({
  kind = 'secondary',
  icon,
  wide,
  className,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Link {...link} className={clsx(look.root, className)} data-kind={kind} data-wide={wide || undefined}>
      {icon}
      {children}
    </Link>
  );
}
