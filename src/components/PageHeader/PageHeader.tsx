import Add from '@mui/icons-material/AddRounded';
import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { PageAction } from './PageAction';
import { useOffer } from './offeredActions';
import { PageMenuButton } from './PageMenuButton';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page’s heading. */
  title: string;
  /** Where the page belongs: a link above the title. */
  back?: { href: string; label: string } | undefined;
  /** Facts about the page: a line below the title. */
  meta?: ReactNode;
  /** The one main action, top right; one that can't be done now goes into the menu with its reason. */
  primary?: PageAction | null | undefined;
  /** Everything else; nothing stands for what this person has no right to. One alone stands there itself. */
  menu?: readonly (PageAction | null | undefined)[];
}

/** The page's heading, where it belongs, and what can be done. The h1 takes focus after a change of page. */
export function PageHeader({ title, back, meta, primary, menu = [] }: PageHeaderProps) {
  const main = primary?.whyNot ? null : primary;
  const rest = [main ? null : primary, ...menu].filter((action) => action != null);
  const [only] = rest;
  useOffer(main ? [main, ...rest] : rest);
  const isAlone = rest.length === 1 && !only?.whyNot;
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
      {(main || only) && (
        <div data-part="actions">
          {isAlone && only ? <ActionButton action={only} /> : only && <PageMenuButton actions={rest} />}
          {main && <ActionButton action={main} kind="primary" />}
        </div>
      )}
    </header>
  );
}

function ActionButton({ action, kind = 'secondary' }: { action: PageAction; kind?: ButtonKind }) {
  const { label, href, onSelect, adds, waits } = action;
  const look = { kind, icon: adds && <Add aria-hidden /> };
  if (href !== undefined) {
    return (
      <LinkButton {...look} href={href}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button {...look} disabled={waits} onClick={onSelect}>
      {label}
    </Button>
  );
}
