import type { HttpHandler } from 'msw';
import { listOfficePromises } from '@/lib/contract/calls';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildPromisePage } from '../../calls/mocks/buildCall';

/** Named worlds for the promises of an office. */
export const promisedScenarios = {
  none: [mockEndpoint(listOfficePromises, buildPromisePage('running', []))],
  asking: [mockEndpoint(listOfficePromises, never)],
  fails: [mockEndpoint(listOfficePromises, () => refuse(500, ''))],
  offline: [mockEndpoint(listOfficePromises, offline)],
  forbidden: [mockEndpoint(listOfficePromises, () => refuse(403, 'Anda tidak punya hak untuk ini.'))],
  withoutCall: [mockEndpoint(listOfficePromises, () => refuse(404, 'Alamat ini tidak ada.'))],
} satisfies Record<string, HttpHandler[]>;
