import type { HttpHandler } from 'msw';
import { getContract } from '@/lib/contract/contractDetail';
import { listContracts } from '@/lib/contract/contracts';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildContract, buildContractRows } from './buildContract';
import { selectContracts } from './selectContracts';

/* Named worlds for stories and tests; each goes before the happy path. */

export const manyContracts: HttpHandler[] = [
  mockEndpoint(listContracts, ({ query }) => ({
    ...selectContracts(buildContractRows(200), query),
    count: 10_000,
    count_more: true,
  })),
];
export const noContracts: HttpHandler[] = [
  mockEndpoint(listContracts, ({ query }) => selectContracts([], query)),
];
export const listFails: HttpHandler[] = [mockEndpoint(listContracts, () => refuse(500, ''))];
export const listOffline: HttpHandler[] = [mockEndpoint(listContracts, () => offline())];
export const listSlow: HttpHandler[] = [mockEndpoint(listContracts, () => never())];
export const forbiddenList: HttpHandler[] = [
  mockEndpoint(listContracts, () => refuse(403, 'Anda tidak punya hak untuk ini.')),
];

export const openContract: HttpHandler[] = [mockEndpoint(getContract, buildContract())];
export const contractSlow: HttpHandler[] = [mockEndpoint(getContract, () => never())];
export const contractOffline: HttpHandler[] = [mockEndpoint(getContract, () => offline())];
export const contractMissing: HttpHandler[] = [
  mockEndpoint(getContract, () => refuse(404, 'Kontrak ini tidak ada.')),
];
export const contractOfAnotherOffice: HttpHandler[] = [
  mockEndpoint(getContract, () => refuse(403, 'Kontrak ini milik kantor lain.')),
];
