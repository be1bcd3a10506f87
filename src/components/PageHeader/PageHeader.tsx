import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface PageHeaderProps {
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
    <Root>
      <div data-part="words">
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
    </Root>
  );
}

const Root = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space(3)} ${space(4)}`,
  marginBottom: space(4),
  '& [data-part="words"]': { minWidth: 0, flex: '1 1 240px' },
  '& h1': {
    fontSize: font.title,
    fontWeight: font.strong,
    lineHeight: '28px',
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    outline: 'none',
  },
  '& a[href]': { fontWeight: font.medium },
  '& [data-part="words"] > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    marginBottom: space(1),
    color: colour.inkMuted,
    fontSize: font.small,
    lineHeight: '24px',
    textDecoration: 'none',
    '& svg': { fontSize: 16 },
    '&:hover': { color: colour.primary, textDecoration: 'underline' },
  },
  '& [data-part="meta"]': { color: colour.inkMuted, overflowWrap: 'anywhere' },
  // Actions that decide themselves whether they are there may leave nothing.
  '& [data-part="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    '&:empty': { display: 'none' },
  },
  [media.mobile]: {
    '& [data-part="words"] > a': { minHeight: size.touch },
    '& [data-part="actions"]': { width: '100%', '& > *': { flex: 1 } },
  },
});
