import type { HttpHandler } from 'msw';
import { getPrice, listPriceChoices, listPrices } from '@/lib/contract/prices';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { selectPrices } from './selectPrices';

const choices = { regions: [], vehicles: [], years: [] };

/** Named worlds for the price list. */
export const priceScenarios = {
  asking: [mockEndpoint(listPrices, never), mockEndpoint(listPriceChoices, never)],
  networkGone: [mockEndpoint(listPrices, offline), mockEndpoint(listPriceChoices, offline)],
  serverFails: [mockEndpoint(listPrices, () => refuse(500, ''))],
  noSuchCall: [
    mockEndpoint(listPrices, refuse(404, 'Data tidak ditemukan.')),
    mockEndpoint(listPriceChoices, refuse(404, 'Data tidak ditemukan.')),
  ],
  none: [
    mockEndpoint(listPrices, ({ query }) => selectPrices([], query)),
    mockEndpoint(listPriceChoices, choices),
  ],
  detailAsking: [mockEndpoint(getPrice, never)],
  detailGone: [mockEndpoint(getPrice, refuse(404, 'Harga ini tidak ada.'))],
} satisfies Record<string, HttpHandler[]>;
