import type { FastifyInstance } from 'fastify';
import {
  getPrice,
  importPrices,
  listPriceChoices,
  listPrices,
  previewPrices,
  priceDiffSchema,
} from '@/lib/contract/prices';
import { todayIn } from '../calendar/today';
import { LARGEST_BODY } from '../platform/http/bodies';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { previewOf } from './preview';
import { priceDetail } from './priceDetail';
import { priceChoices, pricePage } from './pricePage';
import { takePrices } from './takePrices';

/** A list comes whole, 5,000 lines of about 200 bytes, because it is taken all or nothing. Bytes. */
const WHOLE_LIST = { bodyLimit: LARGEST_BODY };

/** OTR dan Pencairan: the list for everybody, new lists from those who keep the master data. */
export function priceRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listPrices, async ({ db, staff, now, query }) => ({
    data: await pricePage(db, query, todayIn(staff.office.zone, now)),
  }));

  route(app, parts, listPriceChoices, async ({ db }) => ({ data: await priceChoices(db) }));

  route(app, parts, getPrice, async ({ db, staff, now, params }) => ({
    data: { today: todayIn(staff.office.zone, now), ...(await priceDetail(db, params.id)) },
  }));

  route(
    app,
    parts,
    previewPrices,
    async ({ db, staff, now, body }) => ({
      data: (await previewOf(db, body, todayIn(staff.office.zone, now))).diff,
    }),
    WHOLE_LIST,
  );

  route(
    app,
    parts,
    importPrices,
    async (call) => ({
      data: await takePrices(call),
    }),
    { ...WHOLE_LIST, refusal: refusalWith(priceDiffSchema) },
  );
}
