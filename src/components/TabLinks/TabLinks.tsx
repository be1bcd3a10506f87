import { Link } from '@/components/Link/Link';
import styles from './TabLinks.module.css';

export interface TabLink {
  href: string;
  label: string;
}

export interface TabLinksProps {
  /** What they are links to, for screen readers. */
  label: string;
  /** In their order. */
  links: readonly TabLink[];
  /** Address of the one that one is at. */
  current: string | undefined;
  /** `page`: each is a page of its own; `location`: a part of this one. */
  are?: 'page' | 'location';
}

/** Links side by side to what belongs together; more than fit are reached by scrolling sideways. */
export function TabLinks({ label, links, current, are = 'page' }: TabLinksProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} aria-current={link.href === current ? are : undefined}>
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
