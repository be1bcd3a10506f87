import { Suspense, useEffect } from 'react';
import { Navigate, type Location, Route, Routes } from 'react-router-dom';
import type { Session } from '@/lib/session/session';
import { useSession } from '@/lib/session/useSession';
import { BarePage } from './layouts/BarePage';
import { PageBoundary } from './PageBoundary';
import { pageOf } from './pages';
import { NotFoundRoute } from './pages/NotFoundRoute';
import { paths } from './paths';
import { prefetchPage } from './prefetchPage';
import { PreloadContext } from './preload';
import { destinationOf, routeAt, titleOf, type Destination } from './routeAccess';
import { RouteProgress } from './RouteProgress';
import type { RouteSpec } from './RouteSpec';
import { useArrival } from './useArrival';
import { useShownLocation } from './useShownLocation';
import { isInShell, preloadView, shell, viewOf } from './views';

const PRELOAD = { page: prefetchPage, view: preloadView };

/** The app's pages (SPEC 2): the page of the address, in the shell or alone. */
export function AppRoutes() {
  const { shown, isMoving } = useShownLocation();
  const session = useSession();
  usePrefetchOnIntent();
  return (
    <>
      <RouteProgress active={isMoving} />
      <PreloadContext value={PRELOAD}>
        <PageBoundary part={viewOf(shown.pathname, session)} alone>
          <Suspense fallback={<RouteProgress active />}>
            <View location={shown} />
          </Suspense>
        </PageBoundary>
      </PreloadContext>
    </>
  );
}

/** A pointer over a link, a finger on it, the focus on it: its page's chunk is fetched before the click. */
function usePrefetchOnIntent(): void {
  useEffect(() => {
    let last: Element | null = null;
    const handle = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!link || link === last) return;
      last = link;
      prefetchPage((link as HTMLAnchorElement).href);
    };
    const events = ['pointerover', 'pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, handle, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, handle);
    };
  }, []);
}

function View({ location }: { location: Location }) {
  const session = useSession();
  const destination = destinationOf(location.pathname, session);
  const route = destination.kind === 'page' ? destination.route : null;
  const title = titleAt(destination, session);
  useArrival(title, location);

  // Both chunks are asked for before either is waited for; the view appears once they have come or failed. A failure is
  // kept, and told by the boundary: forgotten here, each render would ask again without an end.
  const inShell = isInShell(destination);
  if (inShell) shell.load().catch(() => {});
  const page = route && pageOf(route);
  page?.useSettled();

  if (destination.kind === 'sign-in') {
    return <Navigate to={paths.login(location.pathname + location.search)} replace />;
  }
  const content =
    route && page ? (
      <PageBoundary key={location.pathname} part={page}>
        <RoutedPage route={route} title={title} location={location} />
      </PageBoundary>
    ) : (
      <NotFoundRoute />
    );
  return inShell ? <shell.View>{content}</shell.View> : <BarePage>{content}</BarePage>;
}

interface RoutedPageProps {
  /** The route as the app knows it. */
  route: RouteSpec;
  /** Title of the window. */
  title: string;
  /** Where the reader is. */
  location: Location;
}

/** The route's page, with its parameters where `useParams` finds them. */
function RoutedPage({ route, title, location }: RoutedPageProps) {
  const { View } = pageOf(route);
  return (
    <Routes location={location}>
      <Route path={route.path} element={<View title={title} />} />
    </Routes>
  );
}

function titleAt(destination: Destination, session: Session | null): string {
  if (destination.kind === 'page') return titleOf(destination.route, session);
  return destination.kind === 'sign-in' ? routeAt(paths.login()).title : 'Halaman tidak ditemukan';
}
