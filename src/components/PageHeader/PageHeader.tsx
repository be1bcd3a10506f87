import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page’s heading. */
  title: string;
  /** The page's actions; the main one last. */
  children?: ReactNode;
  /** Where the page belongs: a link above the title. */
  back?: { href: string; label: string } | undefined;
  /** A line below the title. */
  meta?: ReactNode;
}

/** The page's heading. The h1 takes focus after a change of page. */
export function PageHeader({ title, children, back, meta }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <div data-part="text">
        {back && (
          <Link href={back.href}>
            <ArrowBack aria-hidden />
            {back.label}
          </Link>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {meta && <div data-part="meta">{meta}</div>}
      </div>
      {children && <div data-part="actions">{children}</div>}
    </header>
  );
}
