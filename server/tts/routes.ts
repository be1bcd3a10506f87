import type { FastifyInstance } from 'fastify';
import {
  closeTtsBlock,
  listOwnTts,
  listTts,
  listTtsBlocks,
  takeTtsBlock,
  ttsSchema,
  voidTts as voidTtsEndpoint,
} from '@/lib/contract/tts';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { closeBlock } from './closeBlock';
import { blockPage } from './readBlocks';
import { ownTts, ttsOfOffices } from './readTts';
import { takeBlock } from './takeBlock';
import { voidTts } from './voidTts';

/** Tanda terima sementara and the blocks of their numbers. */
export function ttsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, takeTtsBlock, async (call) => ({ data: await takeBlock(call) }));
  route(app, parts, closeTtsBlock, async (call) => ({ data: await closeBlock(call) }));
  route(app, parts, listTtsBlocks, async ({ db, staff, query }) => ({
    data: await blockPage(db, staff, query),
  }));
  route(app, parts, listOwnTts, async ({ db, staff, query, now }) => ({
    data: await ownTts(db, staff.id, query, now),
  }));
  route(app, parts, listTts, async ({ db, staff, query, now }) => ({
    data: await ttsOfOffices(db, staff, query, now),
  }));
  route(app, parts, voidTtsEndpoint, async (call) => ({ data: await voidTts(call) }), {
    refusal: refusalWith(ttsSchema),
  });
}
