import type { HttpHandler } from 'msw';
import {
  countFiduciaryExport,
  exportFiduciaries,
  getFiduciaryFigures,
  listFiduciaries,
} from '@/lib/contract/fiduciaryDeadlines';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { exportFile, mockFile } from '@/lib/mocks/mockFile';
import { buildCalmFigures, filterFiduciaries, selectFiduciaries } from './buildFiduciaries';

/** Fiduciaries of one office to register and to remove. Home is calm: none is counted as late, unless a story says so. */
export const fiduciaryHandlers: HttpHandler[] = [
  mockEndpoint(getFiduciaryFigures, buildCalmFigures()),
  mockEndpoint(listFiduciaries, ({ query }) => selectFiduciaries(query)),
  mockEndpoint(countFiduciaryExport, ({ query }) => ({
    count: filterFiduciaries(query).length,
    file_name: 'fidusia-didaftarkan_2026-11-20',
  })),
  mockFile(exportFiduciaries, (request) =>
    exportFile(
      request,
      filterFiduciaries({}).map(({ code, customer_name }) => `${code};${customer_name}`),
    ),
  ),
];
