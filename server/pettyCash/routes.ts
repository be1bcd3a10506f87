import type { FastifyInstance } from 'fastify';
import * as fund from '@/lib/contract/pettyCash';
import * as journal from '@/lib/contract/pettyJournal';
import * as request from '@/lib/contract/pettyRequests';
import * as voucher from '@/lib/contract/pettyVouchers';
import { officeOrOwn } from '../platform/auth/offices';
import { fileRoute } from '../platform/http/fileRoute';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { decide } from '../requests/engine/decide';
import { askMove, cancelMove, completeMove } from './askMove';
import { askVoid, askVoucher } from './askVoucher';
import { answerCount, changeHolder, closeDay, reopenDay, surpriseCount } from './counts';
import { exportJournal, journalExportSummary, journalPage } from './journal';
import { countPage, replenishable, voucherPage } from './lists';
import { pettySubject } from './pettySubject';
import { fundOf, listFunds } from './readFund';
import { readRequest, toRequest } from './requestRow';
import { readVoucher } from './voucherRow';

/** The request as it is now. */
const REFUSAL = refusalWith(request.pettyRequestSchema);

/** Petty cash: the fund of an office, its vouchers, what waits for a second person, its counts and its journal. */
export function pettyCashRoutes(app: FastifyInstance, parts: Parts): void {
  fundRoutes(app, parts);
  voucherRoutes(app, parts);
  requestRoutes(app, parts);
  countRoutes(app, parts);
  journalRoutes(app, parts);
}

function fundRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, fund.getPettyFund, async ({ db, staff, query, now }) => ({
    data: await fundOf(db, staff, officeOrOwn(staff, query.office), now),
  }));
  route(app, parts, fund.listPettyFunds, async ({ db, staff, now }) => ({
    data: await listFunds(db, staff, now),
  }));
}

function voucherRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, voucher.listPettyVouchers, async ({ db, staff, query }) => ({
    data: await voucherPage(db, staff, query),
  }));
  route(app, parts, voucher.listReplenishable, async ({ db, staff, query }) => ({
    data: await replenishable(db, staff, query.office),
  }));
  route(app, parts, voucher.getPettyVoucher, async ({ db, staff, params }) => ({
    data: await readVoucher(db, staff, params.id),
  }));
  route(app, parts, voucher.writePettyVoucher, async (call) => ({ data: await askVoucher(call) }));
  route(app, parts, voucher.askPettyVoid, async (call) => ({ data: await askVoid(call) }));
}

function requestRoutes(app: FastifyInstance, parts: Parts): void {
  const refusal = { refusal: REFUSAL };
  route(app, parts, request.getPettyRequest, async ({ db, staff, params }) => ({
    data: await toRequest(db, await readRequest(db, staff, params.id), staff),
  }));
  route(
    app,
    parts,
    request.decidePettyRequest,
    async ({ params, body: { decision, version, reason }, ...call }) => ({
      data: await decide(
        pettySubject,
        call,
        { ...params, version },
        { outcome: decision, reason: reason || null },
      ),
    }),
    refusal,
  );
  route(app, parts, request.askPettyMove, async (call) => ({ data: await askMove(call) }), refusal);
  route(app, parts, request.completePettyMove, async (call) => ({ data: await completeMove(call) }), refusal);
  route(app, parts, request.cancelPettyMove, async (call) => ({ data: await cancelMove(call) }), refusal);
  route(app, parts, request.changePettyHolder, async (call) => ({ data: await changeHolder(call) }), refusal);
}

function countRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, fund.closePettyDay, async (call) => ({ data: await closeDay(call) }));
  route(app, parts, fund.reopenPettyDay, async (call) => ({ data: await reopenDay(call) }));
  route(app, parts, fund.countPettyCash, async (call) => ({ data: await surpriseCount(call) }));
  route(app, parts, fund.answerPettyCount, async (call) => ({ data: await answerCount(call) }));
  route(app, parts, fund.listPettyCounts, async ({ db, staff, query }) => ({
    data: await countPage(db, staff, query),
  }));
}

function journalRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, journal.getPettyJournal, async ({ db, staff, query }) => ({
    data: await journalPage(db, staff, query),
  }));
  route(app, parts, journal.countPettyExport, async ({ db, staff, query }) => ({
    data: await journalExportSummary(db, staff, query),
  }));
  fileRoute(app, parts, journal.exportPettyJournal, exportJournal);
}
