import type { RouteSpec } from '../RouteSpec';

/** What the build tells the early script of a route whose page asks for something first. */
export interface EarlyRoute {
  asks: NonNullable<RouteSpec['asksFirst']>;
  /** Flags of which somebody needs one. */
  flags?: readonly string[];
}

/** By pattern. Null: a page outside the shell, which asks for nothing; left out: what the shell asks for alone. */
export type EarlyRoutes = Readonly<Record<string, EarlyRoute | null>>;
