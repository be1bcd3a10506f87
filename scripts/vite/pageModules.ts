import path from 'node:path';
import type { EarlyRoute, EarlyRoutes } from '../../src/app/early/EarlyRoute.ts';
import type { RouteSpec } from '../../src/app/RouteSpec.ts';

/** A route whose page has a chunk of its own. */
export interface PageModule {
  /** As the router writes it: `/credit/:id`. */
  path: string;
  /** The page's module from the project's root, without its ending. */
  module: string;
  /** Stands outside the shell (header and side menu). */
  bare: boolean;
}

/** The pages of the route table. */
export function pageModules(routes: readonly RouteSpec[], folder: string): PageModule[] {
  return routes.map((route) => ({
    path: route.path,
    module: path.join(folder, route.page),
    bare: route.chrome === 'bare',
  }));
}

/** What the early script asks for at the routes that say so. */
export function earlyRoutes(routes: readonly RouteSpec[]): EarlyRoutes {
  const early: Record<string, EarlyRoute | null> = {};
  for (const { path, chrome, asksFirst: asks, access } of routes) {
    if (asks) early[routePattern(path)] = typeof access === 'string' ? { asks } : { asks, flags: access };
    else if (chrome === 'bare') early[routePattern(path)] = null;
  }
  return early;
}

/** `/credit/:id` → `^/credit/[^/]+/?$` */
export function routePattern(route: string): string {
  return `^${route.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`;
}

/** Sorts so that a fixed path is tried before one with parameters, as the router does. */
export function byPrecision(a: PageModule, b: PageModule): number {
  const loose = (page: PageModule) => page.path.split(':').length;
  return loose(a) - loose(b);
}
