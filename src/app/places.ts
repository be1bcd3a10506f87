import type { ReactNode } from 'react';
import type { Session } from '@/lib/session/session';
import { latePiece, type LatePiece } from './latePiece';
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

/** The late pieces that the first view of an address needs. */
function piecesOf(pathname: string, session: Session | null): Pick<LatePiece<never>, 'load' | 'isSettled'>[] {
  const destination = destinationOf(pathname, session);
  return [
    ...(isInShell(destination) ? [shell] : []),
    ...(destination.kind === 'page' ? [destination.route.page] : []),
    ...(destination.kind === 'sign-in' ? [routeAt(paths.login()).page] : []),
  ];
}

/** Asks for every chunk that the first view of an address needs; never rejects. */
export async function preloadPlace(pathname: string, session: Session | null): Promise<void> {
  await Promise.allSettled(piecesOf(pathname, session).map((piece) => piece.load()));
}

/** Whether all of those chunks have come or failed. */
export function isPlaceSettled(pathname: string, session: Session | null): boolean {
  return piecesOf(pathname, session).every((piece) => piece.isSettled());
}
