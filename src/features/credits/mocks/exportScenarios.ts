import type { HttpHandler } from 'msw';
import { countCreditExport, exportCredits } from '@/lib/contract/creditExport';
import { csvFile, exportFile, mockFile } from '@/lib/mocks/mockFile';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';

/* Named worlds of the export; each goes before the happy path. */

const ROWS = ['JKT/2611/00001', 'JKT/2611/00002', 'JKT/2611/00003'];
const SUMMARY = { count: 3, total_payment: 4_005_000, file_name: 'nota-cicilan_2026-11' };

const summaryOf = (by: string | undefined) =>
  by === 'entered' ? { ...SUMMARY, file_name: 'nota-cicilan_entri_2026-11' } : SUMMARY;

/** Three receipts, counted and sent. */
export const exportHandlers: HttpHandler[] = [
  mockEndpoint(countCreditExport, ({ query }) => summaryOf(query.by)),
  mockFile(exportCredits, (request) => exportFile(request, ROWS)),
];
export const exportNothing: HttpHandler[] = [
  mockEndpoint(countCreditExport, { ...SUMMARY, count: 0, total_payment: 0 }),
];
export const exportOffline: HttpHandler[] = [mockEndpoint(countCreditExport, () => offline())];
/** One of three rows never came. */
export const exportCutOff: HttpHandler[] = [mockFile(exportCredits, () => csvFile(ROWS.slice(1), 3))];
export const exportHangs: HttpHandler[] = [mockFile(exportCredits, () => never())];
export const exportBusy: HttpHandler[] = [
  mockFile(exportCredits, () => refuse(429, 'Beberapa export sedang berjalan. Coba lagi sebentar.')),
];

/** Keeps what was asked for, its parts by alphabet. */
export function exportRecorded(): { handlers: HttpHandler[]; asked: string[] } {
  const asked: string[] = [];
  const handlers = [
    mockEndpoint(countCreditExport, ({ query }) => {
      asked.push(
        Object.entries(query)
          .map(([key, value]) => `${key}=${value}`)
          .sort()
          .join('&'),
      );
      return summaryOf(query.by);
    }),
  ];
  return { handlers, asked };
}
