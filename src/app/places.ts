import type { ReactNode } from 'react';
import type { Session } from '@/lib/session/session';
import { latePiece } from './latePiece';
import { paths } from './paths';
import { destinationOf, routeAt, type Destination } from './routeAccess';

/** Header and side menu; not part of the first chunk, because sign-in has neither. */
export const shell = latePiece<{ children: ReactNode }>(() => import('./layouts/Shell'));

/** Whether a destination stands in the shell; what is not found does (SPEC 2, Shell). */
export function isInShell(destination: Destination): boolean {
  return destination.kind === 'page'
    ? destination.route.chrome === 'shell'
    : destination.kind === 'not-found';
}

/** Asks for every chunk that the first view of an address needs; never rejects. */
export async function preloadPlace(pathname: string, session: Session | null): Promise<void> {
  const destination = destinationOf(pathname, session);
  await Promise.allSettled([
    isInShell(destination) && shell.load(),
    destination.kind === 'page' && destination.route.page.load(),
    destination.kind === 'sign-in' && routeAt(paths.login()).page.load(),
  ]);
}
