import { matchRoutes } from 'react-router-dom';
import { hasAny } from '@/lib/contract/access';
import type { Session } from '@/lib/session/session';
import { ROUTES } from './routes';
import type { RouteSpec } from './RouteSpec';

/** What decides about routes; a whole session fits. */
export type Holder = Pick<Session, 'access' | 'idTitle'>;

/** True when the route exists for this person: a flag equals 1, or it needs none (SPEC 5). */
export function isRegistered(route: RouteSpec, holder: Holder | null): boolean {
  if (route.access === 'public') return true;
  if (!holder) return false;
  if (route.hiddenForTitle !== undefined && route.hiddenForTitle === holder.idTitle) return false;
  if (route.onlyForTitle !== undefined && route.onlyForTitle !== holder.idTitle) return false;
  if (route.alsoNeeds !== undefined && holder.access[route.alsoNeeds] !== 1) return false;
  return route.access === 'session' || hasAny(holder.access, route.access);
}

/** The routes that exist for this person. */
export function registeredRoutes(holder: Holder | null): RouteSpec[] {
  return ROUTES.filter((route) => isRegistered(route, holder));
}

export type Destination =
  | { kind: 'page'; route: RouteSpec }
  /** Needs only a session, and there is none: sign in first. */
  | { kind: 'sign-in' }
  | { kind: 'not-found' };

const OBJECTS = ROUTES.map((route) => ({ path: route.path, route }));
const BY_PATH = new Map(ROUTES.map((route) => [route.path, route]));

/**
 * Where an address leads. The best pattern is chosen among all routes before rights are looked at, so that
 * /customer/add never turns into /customer/{id} for those who may not add.
 */
export function destinationOf(pathname: string, holder: Holder | null): Destination {
  // Most addresses have no parameters and need no search by the router, which compiles and ranks all patterns each time.
  const route = BY_PATH.get(pathname) ?? matchRoutes(OBJECTS, pathname)?.at(-1)?.route.route;
  if (!route) return { kind: 'not-found' };
  if (isRegistered(route, holder)) return { kind: 'page', route };
  return route.access === 'session' ? { kind: 'sign-in' } : { kind: 'not-found' };
}

/** The route's heading for this person. */
export function titleOf(route: RouteSpec, holder: Holder | null): string {
  const other = route.titleWith;
  return other && holder?.access[other.flag] === 1 ? other.title : route.title;
}

/** The table's line for a path as the table spells it, parameters by name (`/credit/:id`). */
export function routeAt(path: string): RouteSpec {
  const route = BY_PATH.get(path);
  if (!route) throw new Error(`No route at ${path}`);
  return route;
}
