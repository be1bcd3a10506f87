import { readSession } from '@/lib/session/session';
import { pageOf } from './pages';
import { destinationOf } from './routeAccess';

/** Asks for the chunk behind an address of the app ahead of need. */
export function prefetchPage(href: string): void {
  const { pathname, origin } = new URL(href, location.href);
  if (origin !== location.origin) return;
  const destination = destinationOf(pathname, readSession());
  if (destination.kind === 'page') pageOf(destination.route).prefetch();
}
