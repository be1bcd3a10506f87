import type { HttpHandler } from 'msw';
import { getContractActions } from '@/lib/contract/contractActions';
import {
  approveContractRequest,
  getContractRequest,
  listContractRequests,
  requestOnContract,
} from '@/lib/contract/requests';
import { getRepossession } from '@/lib/contract/repossessions';
import { getRestructureBasis, getRestructurePlan } from '@/lib/contract/restructures';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildActions,
  buildOwnRequest,
  buildRequest,
  buildRequestDetail,
  buildSettledActions,
  buildRestructureConsequences,
  buildUnpaidActions,
} from './buildRequest';
import { buildRestructureRequest } from './buildRestructure';
import { buildBasis, buildOrderRequest, buildTakingActions, buildTakingConsequences } from './buildTaking';

/* Named worlds for stories and tests; each goes before the happy path. */

export const requestWaits: HttpHandler[] = [
  mockEndpoint(getContractActions, buildActions({ waiting: buildRequest() })),
];
export const ownRequestWaits: HttpHandler[] = [
  mockEndpoint(getContractActions, buildActions({ waiting: buildOwnRequest() })),
  mockEndpoint(getContractRequest, buildRequestDetail({ request: buildOwnRequest() })),
];
export const settledContract: HttpHandler[] = [mockEndpoint(getContractActions, buildSettledActions())];
/** Its deposit came by a transfer that no checked statement shows. */
export const depositUnconfirmed: HttpHandler[] = [
  mockEndpoint(requestOnContract, () => {
    const words =
      'Rp300.000 dari titipan ini transfer yang belum dikonfirmasi. Yang dapat dikembalikan sekarang Rp50.000; sisanya sesudah mutasi banknya diperiksa.';
    return refuse(422, 'Titipan kontrak ini belum dikonfirmasi seluruhnya.', {
      errors: { 'ask.cash': words },
    });
  }),
  ...settledContract,
];
export const unpaidContract: HttpHandler[] = [mockEndpoint(getContractActions, buildUnpaidActions())];
/** Nothing was paid when the dialog was opened; a payment came before the request. */
export const paidMeanwhile: HttpHandler[] = [
  mockEndpoint(requestOnContract, () => refuse(409, 'Sudah ada nota yang berlaku: JKT/2611/00061.')),
  ...unpaidContract,
];
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

/** What a restructure is made from does not come. */
export const basisSlow: HttpHandler[] = [mockEndpoint(getRestructureBasis, () => never())];
export const basisOffline: HttpHandler[] = [mockEndpoint(getRestructureBasis, () => offline())];
/** A payment came while the dialog was open. */
export const remainsChanged: HttpHandler[] = [
  mockEndpoint(requestOnContract, () =>
    refuse(409, 'Kontrak ini berubah sejak Anda membukanya. Periksa lagi, lalu minta ulang.'),
  ),
];

const restructureDetail = buildRequestDetail({
  request: buildRestructureRequest(),
  consequences: buildRestructureConsequences(),
});
/** A restructure waits. */
export const restructureWaits: HttpHandler[] = [
  mockEndpoint(getContractActions, buildActions({ waiting: buildRestructureRequest() })),
  mockEndpoint(getContractRequest, restructureDetail),
];
/** Its schedule does not come: nobody approves what they have not seen. */
export const planOffline: HttpHandler[] = [
  mockEndpoint(getRestructurePlan, () => offline()),
  ...restructureWaits,
];
/** A payment came after it was asked for. */
export const restructureOutdated: HttpHandler[] = [
  mockEndpoint(
    getContractRequest,
    buildRequestDetail({
      request: buildRestructureRequest(),
      consequences: null,
      obstacle: 'Ada pembayaran atau potongan setelah 20 November 2026. Hitung dan minta lagi.',
    }),
  ),
  mockEndpoint(getContractActions, buildActions({ waiting: buildRestructureRequest() })),
];

/** An order to take the unit, or its sale, can be asked for. */
export const takingPossible: HttpHandler[] = [
  mockEndpoint(getContractActions, buildTakingActions()),
  mockEndpoint(getRepossession, buildBasis()),
];
/** A certificate ended meanwhile. */
export const collectorRefused: HttpHandler[] = [
  mockEndpoint(requestOnContract, () => {
    const words = 'Sertifikat Agus Firmansyah berlaku sampai 30 November 2026, sebelum 4 Desember 2026.';
    return refuse(422, words, { errors: { 'ask.collector_ids': words } });
  }),
  ...takingPossible,
];
export const takingOffline: HttpHandler[] = [
  mockEndpoint(getRepossession, () => offline()),
  ...takingPossible,
];
/** An order waits; its paper is opened before it is approved. */
export const orderWaits: HttpHandler[] = [
  mockEndpoint(getContractActions, buildActions({ waiting: buildOrderRequest() })),
  mockEndpoint(
    getContractRequest,
    buildRequestDetail({ request: buildOrderRequest(), consequences: buildTakingConsequences() }),
  ),
];

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
