import type { HttpHandler } from 'msw';
import {
  changeCalculation,
  createCalculation,
  listCalculationVersions,
  switchCalculation,
} from '@/lib/contract/calculations';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildVersion, buildVersions } from './buildVersions';

const ROWS = buildVersions();
const find = (id: unknown) => ROWS.find((row) => String(row.id) === String(id));

/** Writes are accepted and change nothing. */
export const calculationHandlers: HttpHandler[] = [
  mockEndpoint(listCalculationVersions, { today: '2026-11-20', rows: ROWS }),
  mockEndpoint(createCalculation, ({ body }) => {
    const made = { ...body, follows: undefined };
    return buildVersion({ ...made, id: 90, version: 1, used_by: 0 });
  }),
  mockEndpoint(changeCalculation, ({ params, body }) => {
    const row = find(params.id);
    return row ? { ...row, ...body, version: row.version + 1 } : refuse(404, 'Perhitungan tidak ditemukan.');
  }),
  mockEndpoint(switchCalculation, ({ params, body }) => {
    const row = find(params.id);
    return row
      ? { ...row, active: body.active, version: row.version + 1 }
      : refuse(404, 'Perhitungan tidak ditemukan.');
  }),
];
