import type { HttpHandler } from 'msw';
import { getPrice, importPrices, listPriceChoices, listPrices, previewPrices } from '@/lib/contract/prices';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildDiff } from './buildPrices';
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
  previewAsking: [mockEndpoint(previewPrices, never)],
  previewGone: [mockEndpoint(previewPrices, offline)],
  previewTooEarly: [
    mockEndpoint(previewPrices, () =>
      refuse(422, 'Data belum benar.', { errors: { valid_from: 'Paling awal 22 November 2026.' } }),
    ),
  ],
  previewWrong: [
    mockEndpoint(
      previewPrices,
      buildDiff({
        wrong: [
          { line: 3, reason: 'Kendaraan yang sama sudah ada di baris 2.' },
          { line: 7, reason: 'Pencairan maksimum Rp24.300.000 di atas OTR Rp23.400.000.' },
        ],
      }),
    ),
  ],
  previewSame: [mockEndpoint(previewPrices, buildDiff({ added: [], changed: [], missing: [], same: 2 }))],
  importAsking: [mockEndpoint(importPrices, never)],
  importGone: [mockEndpoint(importPrices, offline)],
  importMoved: [
    mockEndpoint(importPrices, () =>
      refuse(409, 'Daftar harga sudah berubah sejak pratinjau dibuat. Periksa pratinjau yang baru.', {
        version: 3,
        current: buildDiff({ list_version: 4, added: [] }),
      }),
    ),
  ],
  importRefused: [
    mockEndpoint(importPrices, () =>
      refuse(
        422,
        '1 baris belum benar, misalnya baris 2: DP minimum Rp9 di atas OTR Rp8. Tidak ada yang diambil.',
        { errors: { 'rows.2': 'DP minimum Rp9 di atas OTR Rp8.' } },
      ),
    ),
  ],
  detailAsking: [mockEndpoint(getPrice, never)],
  detailGone: [mockEndpoint(getPrice, refuse(404, 'Harga ini tidak ada.'))],
} satisfies Record<string, HttpHandler[]>;
