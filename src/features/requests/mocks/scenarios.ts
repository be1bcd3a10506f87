import type { HttpHandler } from 'msw';
import { getContractActions } from '@/lib/contract/contractActions';
import {
  approveContractRequest,
  getContractRequest,
  listContractRequests,
  requestOnContract,
} from '@/lib/contract/requests';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildActions,
  buildOwnRequest,
  buildRequest,
  buildRequestDetail,
  buildSettledActions,
} from './buildRequest';

/* Named worlds for stories and tests; each goes before the happy path. */

export const requestWaits: HttpHandler[] = [
  mockEndpoint(getContractActions, buildActions({ waiting: buildRequest() })),
];
export const ownRequestWaits: HttpHandler[] = [
  mockEndpoint(getContractActions, buildActions({ waiting: buildOwnRequest() })),
  mockEndpoint(getContractRequest, buildRequestDetail({ request: buildOwnRequest() })),
];
export const settledContract: HttpHandler[] = [mockEndpoint(getContractActions, buildSettledActions())];
export const actionsSlow: HttpHandler[] = [mockEndpoint(getContractActions, () => never())];
export const actionsOffline: HttpHandler[] = [mockEndpoint(getContractActions, () => offline())];
/** Somebody else asked in between. */
export const askedMeanwhile: HttpHandler[] = [
  mockEndpoint(requestOnContract, () =>
    refuse(
      409,
      'Perubahan status kontrak ini sudah diminta oleh Sri Wahyuni pada 20 November 2026, 14:02 dan masih menunggu.',
    ),
  ),
];
export const askOffline: HttpHandler[] = [mockEndpoint(requestOnContract, () => offline())];

export const noRequests: HttpHandler[] = [mockEndpoint(listContractRequests, [])];
export const listSlow: HttpHandler[] = [mockEndpoint(listContractRequests, () => never())];
export const listOffline: HttpHandler[] = [mockEndpoint(listContractRequests, () => offline())];
export const detailMissing: HttpHandler[] = [
  mockEndpoint(getContractRequest, () => refuse(404, 'Permintaan ini tidak ada.')),
];
export const detailElsewhere: HttpHandler[] = [
  mockEndpoint(getContractRequest, () => refuse(403, 'Permintaan ini milik kantor lain.')),
];
/** The contract changed after the approver opened the request. */
export const approvedTooLate: HttpHandler[] = [
  mockEndpoint(approveContractRequest, () =>
    refuse(409, 'Kontrak ini berubah sejak Anda membuka permintaannya. Periksa akibatnya yang sekarang.'),
  ),
];
