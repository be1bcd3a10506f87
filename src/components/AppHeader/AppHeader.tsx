import ArrowBack from '@mui/icons-material/ArrowBack';
import MenuIcon from '@mui/icons-material/Menu';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Search from '@mui/icons-material/SearchRounded';
import { Wordmark } from '@/components/Wordmark/Wordmark';
import { IconButton } from '@/components/IconButton/IconButton';
import { Link } from '@/components/Link/Link';
import { COMMAND_KEY } from '@/lib/browser/commandKey';
import { badgeText } from './badgeText';
import styles from './AppHeader.module.css';

export interface AppHeaderProps {
  /** Where the way home leads. */
  homeHref: string;
  /** On the home page: decides what the mobile toggle is (SPEC 2). */
  atHome: boolean;
  /** Unread notifications; undefined while unknown. Above 99 it reads 99+. */
  unread?: number | undefined;
  /** True while the side menu is expanded; desktop. */
  menuOpen: boolean;
  /** True while the menu's drawer is open; mobile. */
  drawerOpen?: boolean;
  /** Collapses or expands the side menu; on a mobile home page opens and closes its drawer. */
  onToggleMenu: () => void;
  /** Mobile, off the home page: loads the page again. */
  onReload: () => void;
  /** Opens the search over all screens and records (Ctrl/⌘ K). Absent: there is none. */
  onSearch?: (() => void) | undefined;
  /** Absent: nobody is signed in, so there is no bell. */
  onOpenNotifications?: (() => void) | undefined;
}

/**
 * Menu toggle, logo, search, bell (SPEC 2, Header; 50 px). The search is a field to look at, an icon on phones. At 767 px and below the toggle is a back arrow at home and a
 * reload icon elsewhere; CSS decides which one shows, so the first paint is right on every screen.
 */
export function AppHeader({
  homeHref,
  atHome,
  unread,
  menuOpen,
  drawerOpen = false,
  onToggleMenu,
  onReload,
  onSearch,
  onOpenNotifications,
}: AppHeaderProps) {
  const badge = badgeText(unread);
  const drawerLabel = drawerOpen ? 'Tutup menu' : 'Buka menu';
  return (
    <header className={styles.root}>
      <span data-on="desktop">
        <IconButton
          label={menuOpen ? 'Ciutkan menu' : 'Bentangkan menu'}
          aria-expanded={menuOpen}
          onClick={onToggleMenu}
        >
          <MenuIcon aria-hidden />
        </IconButton>
      </span>
      <span data-on="mobile">
        {atHome ? (
          <IconButton label={drawerLabel} aria-expanded={drawerOpen} onClick={onToggleMenu}>
            <ArrowBack aria-hidden />
          </IconButton>
        ) : (
          <IconButton label="Muat ulang" onClick={onReload}>
            <Refresh aria-hidden />
          </IconButton>
        )}
      </span>
      <Link href={homeHref} aria-label="Angsur, ke beranda" data-part="logo">
        <Wordmark />
      </Link>
      {onSearch && (
        <button
          type="button"
          data-part="search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <Search aria-hidden />
          <span>Cari dan buka</span> <kbd>{COMMAND_KEY} K</kbd>
        </button>
      )}
      {onOpenNotifications && (
        <IconButton
          label={badge ? `Notifikasi, ${badge} belum dibaca` : 'Notifikasi'}
          badge={badge}
          aria-haspopup="dialog"
          onClick={onOpenNotifications}
        >
          <NotificationsNoneOutlined aria-hidden />
        </IconButton>
      )}
    </header>
  );
}
