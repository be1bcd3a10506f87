import type { HttpHandler } from 'msw';
import {
  countRegistrationExport,
  countRegistrations,
  exportRegistrations,
  listRegistrations,
  listNamedPeople,
} from '@/lib/contract/registrationList';
import { getRegistrationFlow } from '@/lib/contract/registrationStatuses';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { csvFile, mockFile } from '@/lib/mocks/mockFile';
import { buildRows, STATUSES } from './buildRegistration';
import { selectRegistrations } from './selectRegistrations';

/* Named worlds for stories and tests; each goes before the happy path. */

const figures = (count: number, more = false) =>
  Object.values(STATUSES).map(({ id }) => ({ status_id: id, count, count_more: more }));

export const noRegistrations: HttpHandler[] = [
  mockEndpoint(listRegistrations, ({ query }) => selectRegistrations([], query)),
  mockEndpoint(countRegistrations, figures(0)),
];
export const manyRegistrations: HttpHandler[] = [
  mockEndpoint(listRegistrations, ({ query }) => ({
    ...selectRegistrations(buildRows(200), query),
    count: 10_000,
    count_more: true,
  })),
  mockEndpoint(countRegistrations, figures(1000, true)),
];
export const listFails: HttpHandler[] = [mockEndpoint(listRegistrations, () => refuse(500, ''))];
export const listOffline: HttpHandler[] = [
  mockEndpoint(listRegistrations, () => offline()),
  mockEndpoint(countRegistrations, () => offline()),
  mockEndpoint(listNamedPeople, () => offline()),
  mockEndpoint(getRegistrationFlow, () => offline()),
];
export const listSlow: HttpHandler[] = [
  mockEndpoint(listRegistrations, () => never()),
  mockEndpoint(countRegistrations, () => never()),
];
export const forbiddenList: HttpHandler[] = [
  mockEndpoint(listRegistrations, () => refuse(403, 'Anda tidak punya hak untuk ini.')),
];
/** The figures fail, the list does not. */
export const figuresFail: HttpHandler[] = [mockEndpoint(countRegistrations, () => refuse(500, ''))];

export const exportNothing: HttpHandler[] = [
  mockEndpoint(countRegistrationExport, { count: 0, file_name: 'form-registrasi_2026-11-20' }),
];
/** One of three rows never came. */
export const exportCutOff: HttpHandler[] = [
  mockFile(exportRegistrations, () => csvFile(['JKT/R2611/00001', 'JKT/R2611/00002'], 3)),
];
