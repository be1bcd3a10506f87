import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import type { ComponentType } from 'react';
import { Link } from '@/components/Link/Link';
import styles from './BottomBar.module.css';

export interface BottomBarEntry {
  href: string;
  /** Two lines of 72 px; more is cut. */
  label: string;
  icon: ComponentType;
}

export interface BottomBarProps {
  /** Where the way home leads. */
  homeHref: string;
  /** The two or three screens that the title uses most. */
  entries: readonly BottomBarEntry[];
  /** Address of the place on screen, if it is one of the bar's. */
  currentHref?: string | null;
  /** Whether the menu is open. */
  menuOpen: boolean;
  /** The menu was opened or closed. */
  onToggleMenu: () => void;
}

/** Mobile only: home, the screens used most, and the menu within the thumb's reach (DOMAIN, Readings). */
export function BottomBar({ homeHref, entries, currentHref = null, menuOpen, onToggleMenu }: BottomBarProps) {
  const destinations = [{ href: homeHref, label: 'Beranda', icon: HomeOutlined }, ...entries];
  return (
    <nav className={styles.root} aria-label="Pintasan">
      {destinations.map(({ href, label, icon: Icon }) => (
        <Link key={href} href={href} aria-current={href === currentHref ? 'page' : undefined}>
          <Icon aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
      <button type="button" aria-expanded={menuOpen} aria-haspopup="dialog" onClick={onToggleMenu}>
        <MenuIcon aria-hidden />
        <span>Menu</span>
      </button>
    </nav>
  );
}
