import type { ReactNode } from 'react';
import { lazyComponent, type LazyComponent } from '@/lib/lazy/lazyComponent';
import type { Session } from '@/lib/session/session';
import { pageOf } from './pages';
import { paths } from './paths';
import { destinationOf, routeAt, type Destination } from './routeAccess';

/** Header and side menu; not part of the first chunk, because sign-in has neither. */
export const shell = lazyComponent<{ children: ReactNode }>(() => import('./layouts/Shell'));

/** Whether a destination stands in the shell; what is not found does (SPEC 2, Shell). */
export function isInShell(destination: Destination): boolean {
  return destination.kind === 'page'
    ? destination.route.chrome === 'shell'
    : destination.kind === 'not-found';
}

/** What the first view of an address needs. */
function chunksOf(
  pathname: string,
  session: Session | null,
): Pick<LazyComponent<never>, 'load' | 'isSettled' | 'forget'>[] {
  const destination = destinationOf(pathname, session);
  return [
    ...(isInShell(destination) ? [shell] : []),
    ...(destination.kind === 'page' ? [pageOf(destination.route)] : []),
    ...(destination.kind === 'sign-in' ? [pageOf(routeAt(paths.login()))] : []),
  ];
}

/** Asks for every chunk that the first view of an address needs; never rejects. */
export async function preloadView(pathname: string, session: Session | null): Promise<void> {
  await Promise.allSettled(chunksOf(pathname, session).map((chunk) => chunk.load()));
}

/** Whether all of those chunks have come or failed. */
export function isViewSettled(pathname: string, session: Session | null): boolean {
  return chunksOf(pathname, session).every((chunk) => chunk.isSettled());
}

/**
 * The view of an address as one part: after a failure shell and page are asked for together, so that one try brings both.
 * It has failed where the shell has; of a page its own boundary tells.
 */
export const viewOf = (
  pathname: string,
  session: Session | null,
): Pick<LazyComponent<never>, 'load' | 'forget'> => ({
  load: async () => {
    await preloadView(pathname, session);
    await shell.load();
  },
  forget: () => {
    shell.forget();
    for (const chunk of chunksOf(pathname, session)) chunk.forget();
  },
});
