import type { FastifyInstance } from 'fastify';
import { getCollectionHome } from '@/lib/contract/collectionHome';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { collectionHome, type KeptCount } from './collectionHome';
import type { KeptOwed } from './keptOwed';

/** Figures that stand on Home. */
export function figureRoutes(
  app: FastifyInstance,
  parts: Parts,
  kept: { owed: KeptOwed; lettersDue: KeptCount },
): void {
  route(app, parts, getCollectionHome, async ({ db, staff, query, now }) => ({
    data: await collectionHome(db, kept, staff, query.office, now),
  }));
}
