import type { HttpHandler } from 'msw';
import {
  countContractPeriod,
  countReceiptPeriod,
  exportContractPeriod,
  exportReceiptPeriod,
} from '@/lib/contract/periodExports';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { exportFile, mockFile } from '@/lib/mocks/mockFile';

/** Exports by period, as a host without troubles answers. */
export const periodExportHandlers: HttpHandler[] = [
  mockEndpoint(countReceiptPeriod, ({ query }) => ({
    count: 3,
    total_payment: 4_005_000,
    file_name: `${query.by === 'entered' ? 'cicilan_entri' : 'cicilan'}_JKT_${query.from}_${query.to}`,
  })),
  mockFile(exportReceiptPeriod, (request) =>
    exportFile(request, ['JKT/2611/00001', 'JKT/2611/00002', 'JKT/2611/00003']),
  ),
  mockEndpoint(countContractPeriod, ({ query }) => ({
    count: 2,
    outstanding: 31_250_000,
    file_name: `kontrak_JKT_${query.from}_${query.to}`,
  })),
  mockFile(exportContractPeriod, (request) => exportFile(request, ['JKT-2611-0001', 'JKT-2611-0002'])),
];
