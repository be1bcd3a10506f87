import type { HttpHandler } from 'msw';
import { getFiduciaryFigures, listFiduciaries } from '@/lib/contract/fiduciaryDeadlines';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildFiduciaryFigures, buildFiduciaryRow, selectFiduciaries } from './buildFiduciaries';

/* Named worlds for stories; each goes before the happy path. */

const every = (answer: () => Response | Promise<Response>): HttpHandler[] => [
  mockEndpoint(listFiduciaries, answer),
  mockEndpoint(getFiduciaryFigures, answer),
];
const NONE = { register: [], remove: [] };
const LONG = {
  register: [
    buildFiduciaryRow('register', '2024-01-15', {
      customer_name: 'Raden Ajeng Kusumawardhani Sastrodiningrat Hadikusumo',
      deed_number: '118/FID/2024/JAKARTA-PUSAT',
      notary: 'Profesor Doktor Kusumaningtyas Wijayanti Sastroatmodjo, S.H., M.Kn.',
    }),
  ],
  remove: [],
};

export const fiduciaryScenarios = {
  someLate: [mockEndpoint(getFiduciaryFigures, buildFiduciaryFigures())],
  slow: every(() => never()),
  fails: every(() => refuse(500, '')),
  offline: every(() => offline()),
  forbidden: every(() => refuse(403, 'Anda tidak punya hak untuk ini.')),
  withoutCall: every(() => refuse(404, 'Alamat ini tidak ada.')),
  nothing: [
    mockEndpoint(listFiduciaries, ({ query }) => selectFiduciaries(query, NONE)),
    mockEndpoint(getFiduciaryFigures, buildFiduciaryFigures(NONE)),
  ],
  long: [
    mockEndpoint(listFiduciaries, ({ query }) => selectFiduciaries(query, LONG)),
    mockEndpoint(getFiduciaryFigures, buildFiduciaryFigures(LONG)),
  ],
} satisfies Record<string, HttpHandler[]>;
