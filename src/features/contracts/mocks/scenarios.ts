import type { HttpHandler } from 'msw';
import { getContract } from '@/lib/contract/contractDetail';
import { listContracts } from '@/lib/contract/contracts';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildContract, buildContractRows, buildFacts } from './buildContract';
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

export const TODAY = '2026-11-20';
/** The first ones are due on these days, one each; the others as ever. */
const dueOn = (days: readonly string[], all = 57): HttpHandler[] => {
  const rows = buildContractRows(all);
  const running = rows.filter(({ status }) => status === 'ACTIVE').map(({ code }) => code);
  const dueOf = new Map(days.map((day, index) => [running[index], day]));
  const moved = rows.map((row) => ({ ...row, next_due: dueOf.get(row.code) ?? row.next_due }));
  return [mockEndpoint(listContracts, ({ query }) => selectContracts(moved, query))];
};
/** Three today, one tomorrow, one on the Sunday that follows. */
export const dueToday = dueOn([TODAY, TODAY, TODAY, '2026-11-21', '2026-11-22']);
export const manyDueToday: HttpHandler[] = dueOn(
  Array.from({ length: 30 }, () => TODAY),
  120,
);
export const noContractCall: HttpHandler[] = [
  mockEndpoint(listContracts, () => refuse(404, 'Alamat ini tidak ada.')),
];

export const openContract: HttpHandler[] = [mockEndpoint(getContract, buildContract())];
/** Its remainder went to another contract; the old schedule is read here. */
export const restructuredContract: HttpHandler[] = [
  mockEndpoint(
    getContract,
    buildContract({
      contract: buildFacts({ status: 'RESTRUCTURED', next_due: null, restructured_to: 'JKT-2611-00042' }),
    }),
  ),
];
export const contractSlow: HttpHandler[] = [mockEndpoint(getContract, () => never())];
export const contractOffline: HttpHandler[] = [mockEndpoint(getContract, () => offline())];
export const contractMissing: HttpHandler[] = [
  mockEndpoint(getContract, () => refuse(404, 'Kontrak ini tidak ada.')),
];
export const contractOfAnotherOffice: HttpHandler[] = [
  mockEndpoint(getContract, () => refuse(403, 'Kontrak ini milik kantor lain.')),
];
