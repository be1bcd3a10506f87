import type { HttpHandler } from 'msw';
import { countReport, exportReport, getReport } from '@/lib/contract/reports';
import type { ReportKey } from '@/lib/contract/reportTerms';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { exportFile, mockFile } from '@/lib/mocks/mockFile';
import { buildReport } from './buildReport';

/** A page as a call asks for it. */
export const askedOf = (query: Partial<Record<string, string>>) => ({
  ...{ columns: query.columns, page: Number(query.page ?? 1), size: Number(query.size ?? 50) },
});

/** Reports of an office at work. */
export const reportHandlers: HttpHandler[] = [
  mockEndpoint(getReport, ({ query }) => buildReport(query.report as ReportKey, askedOf(query))),
  mockEndpoint(countReport, ({ query }) => ({ count: 3, file_name: `laporan_${query.report}_JKT` })),
  mockFile(exportReport, (request) =>
    exportFile(request, ['JKT/2611/00041', 'JKT/2611/00058', 'MKS/2611/00012']),
  ),
];
