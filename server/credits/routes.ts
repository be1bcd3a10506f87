import type { FastifyInstance } from 'fastify';
import { approveCredit, listApprovals } from '@/lib/contract/approvals';
import { getChangeBasis } from '@/lib/contract/changeBasis';
import { getCredit } from '@/lib/contract/creditDetail';
import {
  getCreditConsequences,
  rejectCreditChange,
  requestCreditChange,
  requestCreditVoid,
  voidCredit,
  withdrawCreditRequest,
} from '@/lib/contract/creditRequests';
import { listCashiers, listCredits } from '@/lib/contract/credits';
import { countCreditExport, exportCredits } from '@/lib/contract/creditExport';
import { fileRoute } from '../http/fileRoute';
import { route } from '../http/route';
import type { Parts } from '../parts';
import { approveChange } from './approveChange';
import { changeBasis } from './changeBasis';
import { creditDetail } from './creditDetail';
import { exportReceipts, exportSummary } from './exportReceipts';
import { listCashiers as cashiersOf } from './listCashiers';
import { listReceipts } from './listReceipts';
import { rejectChange } from './rejectChange';
import { requestChange } from './requestChange';
import { requestConsequences } from './requestConsequences';
import { requestVoid } from './requestVoid';
import { voidReceipt } from './voidReceipt';
import { waitingFor } from './waiting';
import { withdrawRequest } from './withdrawRequest';

/** Receipts: list, export, detail, and the steps of a change or a void. */
export function creditRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listCredits, async ({ db, staff, query, now }) => ({
    data: await listReceipts(db, staff, query, now),
    message: '',
  }));

  route(app, parts, listCashiers, async ({ db, staff, query }) => ({
    data: await cashiersOf(db, staff, query.office),
    message: '',
  }));

  route(app, parts, countCreditExport, async ({ db, staff, query, now }) => ({
    data: await exportSummary(db, staff, query, now),
    message: '',
  }));

  fileRoute(app, parts, exportCredits, exportReceipts);

  route(app, parts, getCredit, async ({ db, staff, params }) => ({
    data: await creditDetail(db, staff, params.id),
    message: '',
  }));

  route(app, parts, getChangeBasis, async ({ db, staff, params, now }) => ({
    data: await changeBasis(db, staff, params.id, now),
    message: '',
  }));

  route(
    app,
    parts,
    getCreditConsequences,
    async (call) => ({ data: await requestConsequences(call), message: '' }),
    { locks: true },
  );

  route(app, parts, requestCreditChange, async (call) => ({
    data: await requestChange(call),
    message: 'Permintaan perubahan terkirim dan menunggu persetujuan.',
  }));

  route(app, parts, approveCredit, async (call) => ({
    data: await approveChange(call),
    message: 'Berhasil Approve Nota Pembayaran',
  }));

  route(app, parts, rejectCreditChange, async (call) => ({
    data: await rejectChange(call),
    message: 'Permintaan ditolak.',
  }));

  route(app, parts, requestCreditVoid, async (call) => ({
    data: await requestVoid(call),
    message: 'Permintaan pembatalan terkirim dan menunggu persetujuan.',
  }));

  route(app, parts, voidCredit, async (call) => ({
    data: await voidReceipt(call),
    message: 'Nota dibatalkan.',
  }));

  route(app, parts, withdrawCreditRequest, async (call) => ({
    data: await withdrawRequest(call),
    message: 'Permintaan ditarik.',
  }));

  route(app, parts, listApprovals, async ({ db, staff }) => ({
    data: await waitingFor(db, staff),
    message: '',
  }));
}
