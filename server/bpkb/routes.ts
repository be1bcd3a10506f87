import type { FastifyInstance } from 'fastify';
import * as book from '@/lib/contract/bpkbBook';
import { labelBpkb } from '@/lib/contract/bpkbCounts';
import * as list from '@/lib/contract/bpkbList';
import * as request from '@/lib/contract/bpkbRequests';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { idOf } from '../platform/http/idOf';
import { route } from '../platform/http/route';
import { decide } from '../requests/engine/decide';
import { readBook } from './bookPage';
import { GONE } from './bookRow';
import { bpkbSubject } from './bpkbSubject';
import { findByCode } from './findByCode';
import { handOver, makeReady, prepare, unready } from './handOut';
import { labelBooks } from './labelBooks';
import { lend } from './lend';
import { bookFigures, bookPage } from './lists';
import { lose } from './lose';
import { placesOf } from './places';
import { receive } from './receive';
import { readRequest, toRequest } from './requestRow';
import { store } from './store';
import { arrive, giveBack, send } from './travel';

/** A book, or a request on one, as it is now. */
const refusal = { refusal: refusalWith(book.bpkbBookSchema) };
const requestRefusal = { refusal: refusalWith(request.bpkbRequestSchema) };

/** Inventori BPKB: lists of books, one book and what keepers do with it, and what waits for a second person. */
export function bpkbRoutes(app: FastifyInstance, parts: Parts): void {
  listRoutes(app, parts);
  actRoutes(app, parts);
  route(app, parts, request.getBpkbRequest, async ({ db, staff, params }) => ({
    data: await toRequest(db, await readRequest(db, staff, params.id), staff),
  }));
  route(
    app,
    parts,
    request.decideBpkbRequest,
    async ({ params, body: { decision, version, reason }, ...call }) => ({
      data: await decide(
        bpkbSubject,
        call,
        { ...params, version },
        { outcome: decision, reason: reason || null },
      ),
    }),
    requestRefusal,
  );
}

function listRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, list.listBpkb, async ({ db, staff, query, now }) => ({
    data: await bookPage(db, staff, query, now),
  }));
  route(app, parts, list.countBpkb, async ({ db, staff, query, now }) => ({
    data: await bookFigures(db, staff, query.office, now),
  }));
  route(app, parts, list.findBpkb, async ({ db, staff, query }) => ({
    data: await findByCode(db, staff, query.code),
  }));
  route(app, parts, list.listBpkbPlaces, async ({ db, staff, query, now }) => ({
    data: await placesOf(db, staff, query.office, now),
  }));
  route(app, parts, labelBpkb, async (call) => ({ data: await labelBooks(call) }));
  route(app, parts, book.getBpkb, async ({ db, staff, params, now }) => ({
    data: await readBook(db, staff, idOf(params.id, GONE), now),
  }));
}

function actRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, book.receiveBpkb, async (call) => ({ data: await receive(call) }), refusal);
  route(app, parts, book.storeBpkb, async (call) => ({ data: await store(call) }), refusal);
  route(app, parts, book.lendBpkb, async (call) => ({ data: await lend(call) }), refusal);
  route(app, parts, book.returnBpkb, async (call) => ({ data: await giveBack(call) }), refusal);
  route(app, parts, book.sendBpkb, async (call) => ({ data: await send(call) }), refusal);
  route(app, parts, book.arriveBpkb, async (call) => ({ data: await arrive(call) }), refusal);
  route(app, parts, book.readyBpkb, async (call) => ({ data: await makeReady(call) }), refusal);
  route(app, parts, book.unreadyBpkb, async (call) => ({ data: await unready(call) }), refusal);
  route(app, parts, book.prepareBpkb, async (call) => ({ data: await prepare(call) }), refusal);
  route(app, parts, book.handOverBpkb, async (call) => ({ data: await handOver(call) }), refusal);
  route(app, parts, book.loseBpkb, async (call) => ({ data: await lose(call) }), refusal);
}
