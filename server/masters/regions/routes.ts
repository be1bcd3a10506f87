import type { FastifyInstance } from 'fastify';
import {
  compareRegions as compareEndpoint,
  findRegions as findEndpoint,
  importRegions as importEndpoint,
  listRegions,
} from '@/lib/contract/regions';
import { LARGEST_BODY } from '../../platform/http/bodies';
import type { Parts } from '../../platform/http/parts';
import { route } from '../../platform/http/route';
import { compareRegions } from './compareRegions';
import { findRegions, regionsBelow } from './findRegions';
import { importRegions } from './importRegions';

/** A group of a file: 10,000 lines of about 60 bytes. */
const GROUP = { bodyLimit: LARGEST_BODY };

/** Regions to choose from for every session; lines of a file from those who keep the master data. */
export function regionRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listRegions, async ({ db, query }) => ({
    data: { rows: await regionsBelow(db, query.below) },
  }));
  route(app, parts, findEndpoint, async ({ db, query }) => ({
    data: { rows: await findRegions(db, query.search) },
  }));
  route(
    app,
    parts,
    compareEndpoint,
    async ({ db, body }) => ({ data: await compareRegions(db, body.rows) }),
    GROUP,
  );
  route(app, parts, importEndpoint, async (call) => ({ data: await importRegions(call) }), GROUP);
}
