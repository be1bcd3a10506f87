import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AppHeader } from '@/components/AppHeader/AppHeader';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { ViewsContext } from '@/components/TableTools/ViewsContext';
import { NotificationCenter, useUnreadCount } from '@/features/notifications';
import { ListViewsPart } from '@/features/savedViews';
import { useNavbar, writeNavbar } from '@/lib/session/navbar';
import { useSession } from '@/lib/session/useSession';
import { MOBILE_MAX } from '@/lib/theme/tokens';
import { OfficeNotice } from '../live/OfficeNotice';
import { RealtimeNotice } from '../live/RealtimeNotice';
import { menuFor } from '../menu';
import { notificationPath, notificationReceiptPath } from '../notificationPath';
import { Commands } from '../palette/Commands';
import type { Command } from '../palette/useCommandKeys';
import { paths } from '../paths';
import { useSessionGuard } from '../session/useSessionGuard';
import { shortcutsOf } from '../shortcuts';
import { activeMenuHref } from './activeMenuHref';
import { OpenNotificationsContext } from './openNotifications';
import { ShellMenu } from './ShellMenu';
import { SignedInWork } from './SignedInWork';
import { SkipLink } from './SkipLink';
import { useShortcutsAhead } from './useShortcutsAhead';
import styles from './Shell.module.css';

const MenuDrawer = lazyOverlay(
  async () => ({ default: (await import('@/components/SideMenu/MenuDrawer')).MenuDrawer }),
  byOnClose,
);

/** Header and side menu around every page but sign-in, sign-out and print (SPEC 2, Shell). */
export default function Shell({
  children,
}: {
  /** The page. */
  children: ReactNode;
}) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const collapsed = useNavbar() === 'collapsed';
  const unread = useUnreadCount();
  const [inboxOpen, setInboxOpen] = useState(false);
  const [command, setCommand] = useState<Command | null>(null);
  // The drawer is open for one place: going anywhere closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const drawerOpen = drawerAt === key;
  useSessionGuard();

  const sections = useMemo(() => menuFor(session), [session]);
  const shortcuts = useMemo(() => shortcutsOf(sections, session), [sections, session]);
  useShortcutsAhead(shortcuts);
  const currentHref = activeMenuHref(pathname, sections);
  // A place of the bar that the menu does not have is told by its own address.
  const isOwn = pathname === paths.home() || shortcuts.some(({ href }) => href === pathname);
  const toggleDrawer = () => setDrawerAt(drawerOpen ? null : key);
  const handleToggleMenu = () => {
    if (matchMedia(`(max-width: ${MOBILE_MAX}px)`).matches) toggleDrawer();
    else writeNavbar(collapsed ? 'expanded' : 'collapsed');
  };
  const openInbox = () => setInboxOpen(true);
  const openPalette = () => setCommand('palette');
  const handleSearch = () => {
    setDrawerAt('closed');
    openPalette();
  };

  return (
    <div className={styles.root}>
      <SkipLink />
      <AppHeader
        homeHref={paths.home()}
        atHome={pathname === paths.home()}
        unread={unread}
        menuOpen={!collapsed}
        drawerOpen={drawerOpen}
        onToggleMenu={handleToggleMenu}
        onReload={() => location.reload()}
        onSearch={session ? openPalette : undefined}
        onOpenNotifications={session ? openInbox : undefined}
      />
      <div data-part="columns">
        <aside aria-label="Menu samping">
          <ShellMenu sections={sections} currentHref={currentHref} collapsed={collapsed} />
        </aside>
        <div data-part="page">
          <RealtimeNotice />
          <OfficeNotice />
          <main id="isi" tabIndex={-1}>
            <OpenNotificationsContext value={openInbox}>
              <PageGrid>
                <ViewsContext value={session && ListViewsPart}>
                  <Suspense>{children}</Suspense>
                </ViewsContext>
              </PageGrid>
            </OpenNotificationsContext>
          </main>
        </div>
      </div>
      <BottomBar
        homeHref={paths.home()}
        entries={shortcuts}
        currentHref={isOwn ? pathname : currentHref}
        menuOpen={drawerOpen}
        onToggleMenu={toggleDrawer}
      />
      {(drawerOpen || (drawerAt !== null && MenuDrawer.isLoaded())) && (
        <MenuDrawer open={drawerOpen} onClose={() => setDrawerAt('closed')} onSearch={handleSearch}>
          <ShellMenu sections={sections} currentHref={currentHref} />
        </MenuDrawer>
      )}
      <Commands open={command} onOpen={setCommand} />
      {session && (
        <>
          <NotificationCenter
            open={inboxOpen}
            onClose={() => setInboxOpen(false)}
            pathOf={(notification) => notificationPath(notification, session)}
            receiptHrefOf={(notification) => notificationReceiptPath(notification, session)}
            onNavigate={(path) => void navigate(path)}
          />
          <SignedInWork session={session} />
        </>
      )}
    </div>
  );
}
