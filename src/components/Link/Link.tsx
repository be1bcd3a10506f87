import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick';
import { useNavigateTo } from './LinkProvider';
import styles from './Link.module.css';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of the app (`/credit/1`), a part of this page (`#nota`) or a whole address. */
  href: string;
}

/** A real link. A plain click on a path of the app moves without a page load; new tab and copy work as ever. */
export function Link({ href, className, onClick, ...rest }: LinkProps) {
  const navigate = useNavigateTo();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || !isPlainClick(event) || !isInside(href)) return;
    if (rest.target && rest.target !== '_self') return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} className={clsx(styles.root, className)} href={href} onClick={handleClick} />;
}

const isInside = (href: string) => (href.startsWith('/') && !href.startsWith('//')) || href.startsWith('#');
