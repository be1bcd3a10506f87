import type { FastifyInstance } from 'fastify';
import { compareRegions, findRegions, importRegions, listRegions } from '@/lib/contract/regions';
import { LARGEST_BODY } from '../../platform/http/bodies';
import type { Parts } from '../../platform/http/parts';
import { route } from '../../platform/http/route';
import { regionDiff } from './regionDiff';
import { regionsBelow, regionsFound } from './regionsFound';
import { takeRegions } from './takeRegions';

/** A group of a file: 10,000 lines of about 60 bytes. */
const GROUP = { bodyLimit: LARGEST_BODY };

/** Regions to choose from for every session; lines of a file from those who keep the master data. */
export function regionRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listRegions, async ({ db, query }) => ({
    data: { rows: await regionsBelow(db, query.below) },
  }));
  route(app, parts, findRegions, async ({ db, query }) => ({
    data: { rows: await regionsFound(db, query.search) },
  }));
  route(
    app,
    parts,
    compareRegions,
    async ({ db, body }) => ({ data: await regionDiff(db, body.rows) }),
    GROUP,
  );
  route(app, parts, importRegions, async (call) => ({ data: await takeRegions(call) }), GROUP);
}
