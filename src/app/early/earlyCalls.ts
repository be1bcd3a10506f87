import { listQuery, readListState } from '@/features/credits';
import { SHARED_PAGE } from '@/lib/contract/sharedPage';

/** What an address of the app needs first, as paths below the API with their queries. */
export interface EarlyCall {
  path: string;
  query?: object;
}

/** Somebody is signed in: what localStorage says. */
export interface EarlyVisitor {
  officeBase: number | null;
  /** Value of an access flag's entry equals "1". */
  has: (flag: string) => boolean;
}

/**
 * The first data of an address, for somebody who is signed in, what is waited for most first. The unread count belongs to
 * the shell; a page's own call only where its route is registered (SPEC 5).
 */
export function earlyCalls(pathname: string, search: string, visitor: EarlyVisitor): EarlyCall[] {
  if (/^\/(login|logout|print|share)(\/|$)/.test(pathname)) return [];
  const count = { path: 'notifs/count' };
  const [, page, id, more] = /^\/([^/]*)\/?([^/]*)\/?(.*)$/.exec(pathname) ?? [];
  const readsCredits = ['is_credit_add', 'is_credit_update', 'is_credit_approval'].some(visitor.has);
  if (page !== 'credit' || !readsCredits || more) return [count];
  if (id) return [{ path: `credits/${encodeURIComponent(decodeURIComponent(id))}` }, count];
  const state = readListState(new URLSearchParams(search), visitor.officeBase);
  // The offices are a filter of the list: without their names it would come into the row of filters later.
  return [{ path: 'credits', query: listQuery(state) }, count, { path: 'offices' }];
}

/** The path below the API of what a link to a customer's card opens; null at every other address. */
export function sharedCardCall(pathname: string): string | null {
  const token = pathname.startsWith(SHARED_PAGE) ? pathname.slice(SHARED_PAGE.length).replace(/\/$/, '') : '';
  return token === '' || token.includes('/')
    ? null
    : `shared-cards/${encodeURIComponent(decodeURIComponent(token))}`;
}
