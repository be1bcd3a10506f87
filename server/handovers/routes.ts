import type { FastifyInstance } from 'fastify';
import {
  askTts as askTtsEndpoint,
  getHandover,
  getHandoverBasis,
  handoverBasisSchema,
  handoverSchema,
  listHandoverCollectors,
  listHandovers as listHandoversEndpoint,
  postHandover as postHandoverEndpoint,
  returnTts as returnTtsEndpoint,
} from '@/lib/contract/handovers';
import {
  askShortageWriteOff,
  listShortages as listShortagesEndpoint,
  payShortage as payShortageEndpoint,
  shortageSchema,
} from '@/lib/contract/shortages';
import { idOf } from '../platform/http/idOf';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { askTts } from './askTts';
import { askWriteOff } from './askWriteOff';
import { basisOrConflict, handoverBasis } from './handoverBasis';
import { listCollectors } from './listCollectors';
import { listHandovers } from './listHandovers';
import { payShortage } from './payShortage';
import { postHandover } from './postHandover';
import { readHandover } from './readHandover';
import { listShortages } from './readShortages';
import { returnTts } from './returnTts';
import { tellDifference } from './tellCollector';

/** Setoran Kolektor: what collectors bring, what it becomes, and what they owe of it. */
export function handoverRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listHandoverCollectors, async ({ db, staff, now }) => ({
    data: { rows: await listCollectors(db, staff, now) },
  }));

  route(app, parts, getHandoverBasis, async ({ db, staff, query, now }) => {
    const { collector: collectorId, office: officeId, tts: ids } = query;
    const read = () => handoverBasis(db, staff, { collectorId, officeId, ids }, { now, hold: false });
    return { data: (await basisOrConflict(db, ids ?? [], read)).basis };
  });

  route(
    app,
    parts,
    postHandoverEndpoint,
    async (call) => {
      const data = await postHandover(call);
      await tellDifference(call, data);
      return { data };
    },
    { refusal: refusalWith(handoverBasisSchema) },
  );

  route(app, parts, getHandover, async ({ db, staff, params, now }) => ({
    data: await readHandover(db, staff, idOf(params.id, 'Setoran ini tidak ada.'), now),
  }));

  route(app, parts, listHandoversEndpoint, async ({ db, staff, query }) => ({
    data: await listHandovers(db, staff, query),
  }));

  const refusal = refusalWith(handoverSchema);
  route(app, parts, returnTtsEndpoint, async (call) => ({ data: await returnTts(call) }), { refusal });
  route(app, parts, askTtsEndpoint, async (call) => ({ data: await askTts(call) }), { refusal });

  route(app, parts, listShortagesEndpoint, async ({ db, staff, query }) => ({
    data: await listShortages(db, staff, query),
  }));

  const shortage = { refusal: refusalWith(shortageSchema) };
  route(app, parts, payShortageEndpoint, async (call) => ({ data: await payShortage(call) }), shortage);
  route(app, parts, askShortageWriteOff, async (call) => ({ data: await askWriteOff(call) }), shortage);
}
