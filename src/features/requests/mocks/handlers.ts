import type { HttpHandler } from 'msw';
import { getContractActions } from '@/lib/contract/contractActions';
import {
  approveContractRequest,
  getContractRequest,
  listContractRequests,
  rejectContractRequest,
  requestOnContract,
  withdrawContractRequest,
} from '@/lib/contract/requests';
import { getRestructureBasis, getRestructurePlan } from '@/lib/contract/restructures';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildPlanned, buildRestructureBasis } from './buildRestructure';
import { buildActions, buildOwnRequest, buildRequest, buildRequestDetail } from './buildRequest';

const DECIDED = {
  may_decide: false,
  may_withdraw: false,
  decided_by: { username: 'penyetuju.jkt', name: 'Hendra Gunawan' },
  decided_at: '2026-11-20T07:05:00.000Z',
};

/** One request waits; asking and deciding are accepted and kept nowhere. */
export const requestHandlers: HttpHandler[] = [
  mockEndpoint(getContractActions, ({ params }) => buildActions({ contract_code: String(params.id) })),
  mockEndpoint(requestOnContract, ({ params, body }) =>
    buildOwnRequest({ id: 42, contract_code: String(params.id), ask: body.ask, reason: body.reason }),
  ),
  mockEndpoint(getRestructureBasis, ({ params }) =>
    buildRestructureBasis({ contract_code: String(params.id) }),
  ),
  mockEndpoint(getRestructurePlan, buildPlanned()),
  mockEndpoint(listContractRequests, [buildRequest()]),
  mockEndpoint(getContractRequest, ({ params }) =>
    buildRequestDetail({ request: buildRequest({ id: Number(params.id) }) }),
  ),
  mockEndpoint(approveContractRequest, ({ params }) =>
    buildRequest({ id: Number(params.id), status: 'APPROVED', ...DECIDED }),
  ),
  mockEndpoint(rejectContractRequest, ({ params, body }) =>
    buildRequest({ id: Number(params.id), status: 'REJECTED', decision_reason: body.reason, ...DECIDED }),
  ),
  mockEndpoint(withdrawContractRequest, ({ params }) =>
    buildRequest({
      id: Number(params.id),
      status: 'WITHDRAWN',
      ...DECIDED,
      decided_by: { username: 'kasir.jkt', name: 'Eka Lestari' },
    }),
  ),
];
