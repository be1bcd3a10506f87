import type { HttpHandler } from 'msw';
import { compareRegions, importRegions } from '@/lib/contract/regions';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';

/** Named worlds for a file of regions. */
export const regionScenarios = {
  comparing: [mockEndpoint(compareRegions, never)],
  compareOffline: [mockEndpoint(compareRegions, offline)],
  forbidden: [mockEndpoint(compareRegions, refuse(403, 'Anda tidak punya hak untuk ini.'))],
  taking: [mockEndpoint(importRegions, never)],
  takeOffline: [mockEndpoint(importRegions, offline)],
} satisfies Record<string, HttpHandler[]>;
