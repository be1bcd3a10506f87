import type { HttpHandler } from 'msw';
import { getPrice, importPrices, listPriceChoices, listPrices, previewPrices } from '@/lib/contract/prices';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildDiff, buildPriceList, buildVersions } from './buildPrices';
import { selectPrices } from './selectPrices';

const LIST = buildPriceList();

/** The list of a small company; an import is accepted and changes nothing. */
export const priceHandlers: HttpHandler[] = [
  mockEndpoint(listPrices, ({ query }) => selectPrices(LIST, query)),
  mockEndpoint(listPriceChoices, {
    regions: ['Jabodetabek', 'Papua', 'Sulawesi Selatan'],
    vehicles: LIST.filter(({ region, year }) => region === 'Papua' && year === 2026).map(
      ({ vehicle_kind, brand, type }) => ({ vehicle_kind, brand, type }),
    ),
    years: [2026, 2025, 2024, 2023],
  }),
  mockEndpoint(getPrice, ({ params }) => {
    const price = LIST.find(({ id }) => String(id) === String(params.id));
    return price
      ? { today: '2026-11-20', price, versions: buildVersions(price) }
      : refuse(404, 'Harga ini tidak ada.');
  }),
  mockEndpoint(previewPrices, buildDiff()),
  mockEndpoint(importPrices, ({ body }) => ({
    valid_from: body.valid_from,
    added: 1,
    changed: 3,
    ended: body.missing === 'END' ? 1 : 0,
    same: 55,
  })),
];
