import type { HttpHandler } from 'msw';
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
import { listCashiers, listCredits } from '@/lib/contract/creditList';
import { listOffices } from '@/lib/contract/offices';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildApproval, buildCreditDetail, buildVoidApproval, buildVoidDetail } from './buildApproval';
import { buildChangeBasis } from './buildChangeBasis';
import { buildRequestConsequences } from './buildConsequences';
import { buildLateEntry, buildReceipts, buildVoidReceipt, CASHIER_CHOICES } from './buildCredit';
import { buildOffices } from './buildOffices';
import { exportHandlers } from './exportScenarios';
import { selectReceipts } from './selectReceipts';

const RECEIPTS = [...buildReceipts(57), buildLateEntry()];

/** The receipts of one office on one day, one of them paid the day before; nothing waits in the inbox, writes are accepted and change nothing. */
export const creditsHandlers: HttpHandler[] = [
  mockEndpoint(listApprovals, []),
  mockEndpoint(listCredits, ({ query }) => selectReceipts(RECEIPTS, query)),
  // Before `credits/{id}`, which would take their last word for an id.
  mockEndpoint(listCashiers, CASHIER_CHOICES),
  ...exportHandlers,
  mockEndpoint(getCredit, ({ params }) => detailOf(String(params.id))),
  mockEndpoint(getChangeBasis, ({ params }) => buildChangeBasis({}, creditOf(String(params.id)))),
  // A request has its receipt's number in this world.
  mockEndpoint(getCreditConsequences, ({ params }) =>
    buildRequestConsequences({ request_id: Number(params.id) }),
  ),
  mockEndpoint(approveCredit, null),
  mockEndpoint(requestCreditChange, ({ params, body }) => {
    const credit = { ...creditOf(String(params.id)), request_approval: true };
    return buildCreditDetail({
      credit,
      waiting: buildApproval({ credit, update: body.update, reason: body.reason }),
    });
  }),
  mockEndpoint(rejectCreditChange, ({ params }) =>
    buildCreditDetail({ credit: { ...creditOf(String(params.id)), request_approval: false } }),
  ),
  mockEndpoint(withdrawCreditRequest, ({ params }) =>
    buildCreditDetail({ credit: { ...creditOf(String(params.id)), request_approval: false } }),
  ),
  mockEndpoint(requestCreditVoid, ({ params, body }) => {
    const credit = { ...creditOf(String(params.id)), request_approval: true };
    return buildCreditDetail({ credit, waiting: buildVoidApproval({ credit, reason: body.reason }) });
  }),
  mockEndpoint(voidCredit, ({ params }) =>
    buildVoidDetail({
      credit: { ...buildVoidReceipt(), ...creditOf(String(params.id)), request_approval: false },
    }),
  ),
  mockEndpoint(listOffices, buildOffices()),
];

function detailOf(id: string) {
  const row = RECEIPTS.find((one) => String(one.id) === id);
  if (!row) return refuse(404, 'Nota tidak ditemukan.');
  const waiting = row.request_approval
    ? buildApproval({ request_id: row.id, credit: row, update: { note: 'Kwitansi kedua dicetak.' } })
    : null;
  return buildCreditDetail({ credit: row, waiting });
}

const creditOf = (id: string) => RECEIPTS.find((one) => String(one.id) === id) ?? buildCreditDetail().credit;
