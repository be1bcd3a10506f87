import type { HttpHandler } from 'msw';
import { savePortrait } from '@/lib/contract/portrait';
import { mockEndpoint, offline } from '@/lib/mocks/mockEndpoint';

/** Named worlds for one's own photo. */
export const photoScenarios = {
  networkGone: () => [mockEndpoint(savePortrait, offline)],
} satisfies Record<string, () => HttpHandler[]>;
