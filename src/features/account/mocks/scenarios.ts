import type { HttpHandler } from 'msw';
import { getProfile } from '@/lib/contract/auth';
import { htmlPage, mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildProfile } from './fixtures';

/** Named worlds for the account page. */
export const accountScenarios = {
  asking: [mockEndpoint(getProfile, never)],
  noSuchCall: [mockEndpoint(getProfile, refuse(404, 'Data tidak ditemukan.'))],
  networkGone: [mockEndpoint(getProfile, offline)],
  proxyPage: [mockEndpoint(getProfile, htmlPage())],
  officeClosed: [mockEndpoint(getProfile, buildProfile('Kasir', { office_active: false }))],
  promoted: [mockEndpoint(getProfile, buildProfile('Kepala Cabang', { office_name: 'Makassar' }))],
} satisfies Record<string, HttpHandler[]>;
