import { listQuery, readListState } from '@/features/credits';
import {
  CREDIT_PATH,
  CREDITS_PATH,
  OFFICES_PATH,
  SHARED_CARD_PATH,
  UNREAD_PATH,
} from '@/lib/contract/earlyPaths';
import { fillPath } from '@/lib/contract/endpoint';
import type { EarlyRoutes } from './EarlyRoute';

/** What an address of the app needs first, as paths below the API with their queries. */
export interface EarlyCall {
  path: string;
  query?: object;
  /** Asked for without a session, whoever is signed in. */
  open?: true;
}

/** Somebody is signed in: what localStorage says. */
export interface EarlyVisitor {
  officeBase: number | null;
  /** Value of an access flag's entry equals "1". */
  has: (flag: string) => boolean;
}

/**
 * The first data of an address, what is waited for most first: the page's own, as its route says, and the unread count,
 * which belongs to the shell. Nobody is signed in: only a card that was shared with them.
 */
export function earlyCalls(
  route: EarlyRoutes[string] | undefined,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  visitor: EarlyVisitor | null,
): EarlyCall[] {
  const one = (path: string) =>
    fillPath(path, { id: decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '') });
  if (route?.asks === 'shared card') return [{ path: one(SHARED_CARD_PATH), open: true }];
  if (route === null || !visitor) return [];
  const count = { path: UNREAD_PATH };
  if (!route?.flags?.some(visitor.has)) return [count];
  if (route.asks === 'receipt') return [{ path: one(CREDIT_PATH) }, count];
  const state = readListState(new URLSearchParams(search), visitor.officeBase);
  // The offices are a filter of the list: without their names it would come into the row of filters later.
  return [{ path: CREDITS_PATH, query: listQuery(state) }, count, { path: OFFICES_PATH }];
}
