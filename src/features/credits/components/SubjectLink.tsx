import type { ReactNode } from 'react';
import { isPlainClick } from '@/components/Link/isPlainClick';
import { Link } from '@/components/Link/Link';
import type { RecordId } from '@/lib/contract/fields';

/** Where the records that a request names are opened; what is left out may not be opened and is plain text. */
export interface SubjectLinks {
  receipt?: ((id: RecordId) => string) | undefined;
  contract?: ((code: string) => string) | undefined;
  card?: ((code: string) => string) | undefined;
}

/** A record was asked for; `beside`: elsewhere, such as in a new tab, so that this page stays as it is. */
export type Follow = (href: string, beside: boolean) => void;

export interface SubjectLinkProps {
  /** Address of the record; left out for those who may not open it. */
  href: string | undefined;
  /** What a listener hears where the text alone does not say what opens. */
  label?: string | undefined;
  /** Asked for, before it opens. */
  onFollow?: Follow | undefined;
  /** What the record is called. */
  children: ReactNode;
}

/** A record that a request names: a link for those who may open it, else plain text. */
export function SubjectLink({ href, label, onFollow, children }: SubjectLinkProps) {
  if (href === undefined) return children;
  // The middle button, and the menu in which a new tab is chosen, are no clicks.
  const beside = () => onFollow?.(href, true);
  return (
    <Link
      href={href}
      aria-label={label}
      onClick={(event) => onFollow?.(href, !isPlainClick(event))}
      onAuxClick={beside}
      onContextMenu={beside}
    >
      {children}
    </Link>
  );
}
