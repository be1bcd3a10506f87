import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { Link } from '@/components/Link/Link';
import { colour, layer, media, size, space } from '@/lib/theme/tokens';

export interface BottomBarEntry {
  href: string;
  /** Two lines of 72 px; more is cut. */
  label: string;
  icon: ComponentType;
}

export interface BottomBarProps {
  homeHref: string;
  /** The two or three screens that the title uses most. */
  entries: readonly BottomBarEntry[];
  /** Address of the place on screen, if it is one of the bar's. */
  currentHref?: string | null;
  menuOpen: boolean;
  onToggleMenu: () => void;
}

/** Mobile only: home, the screens used most, and the menu within the thumb's reach (DOMAIN, Readings). */
export function BottomBar({ homeHref, entries, currentHref = null, menuOpen, onToggleMenu }: BottomBarProps) {
  const places = [{ href: homeHref, label: 'Beranda', icon: HomeOutlined }, ...entries];
  return (
    <Root aria-label="Pintasan">
      {places.map(({ href, label, icon: Icon }) => (
        <Link key={href} href={href} aria-current={href === currentHref ? 'page' : undefined}>
          <Icon aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
      <button type="button" aria-expanded={menuOpen} aria-haspopup="dialog" onClick={onToggleMenu}>
        <MenuIcon aria-hidden />
        <span>Menu</span>
      </button>
    </Root>
  );
}

const Root = styled('nav')({
  display: 'none',
  [media.mobile]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: layer.bottomBar,
    display: 'flex',
    minHeight: size.bottomBar,
    paddingBottom: 'env(safe-area-inset-bottom)',
    background: colour.surface,
    borderTop: `1px solid ${colour.line}`,
  },
  '& > *': {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 1,
    padding: `5px 2px ${space(1)}`,
    border: 0,
    background: 'none',
    color: colour.inkMuted,
    fontSize: '11px',
    lineHeight: '12px',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    '& svg': { flex: 'none', fontSize: 22 },
    // Two lines: the labels are the spec's, and five of them share 360 px.
    '& span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      maxWidth: '100%',
      overflow: 'hidden',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      color: colour.primary,
      fontWeight: 600,
      // A bar besides the colour: colour alone carries no meaning.
      '&::before': {
        content: '""',
        position: 'absolute',
        top: -1,
        insetInline: '25%',
        height: 2,
        background: colour.primary,
      },
    },
  },
  [media.print]: { display: 'none' },
});
