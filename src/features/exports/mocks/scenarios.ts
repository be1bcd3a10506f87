import type { HttpHandler } from 'msw';
import { countContractPeriod, countReceiptPeriod, exportReceiptPeriod } from '@/lib/contract/periodExports';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { csvFile, mockFile } from '@/lib/mocks/mockFile';

const SUMMARY = { count: 0, total_payment: 0, file_name: 'cicilan' };

/** Named worlds of exports by period. */
export const exportScenarios = {
  asking: [mockEndpoint(countReceiptPeriod, never)],
  nothing: [mockEndpoint(countReceiptPeriod, SUMMARY)],
  networkGone: [mockEndpoint(countReceiptPeriod, offline)],
  forbidden: [mockEndpoint(countReceiptPeriod, refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.'))],
  noSuchCall: [mockEndpoint(countReceiptPeriod, refuse(404, 'Data tidak ditemukan.'))],
  tookTooLong: [
    mockEndpoint(
      countReceiptPeriod,
      refuse(
        422,
        'Datanya terlalu banyak untuk sekali baca. Persempit periode atau filternya, lalu coba lagi.',
      ),
    ),
  ],
  /** One of three rows never came. */
  cutOff: [mockFile(exportReceiptPeriod, () => csvFile(['JKT/2611/00001', 'JKT/2611/00002'], 3))],
} satisfies Record<string, HttpHandler[]>;

/** Keeps what contracts were asked for. */
export function contractsRecorded(): { handlers: HttpHandler[]; asked: { columns?: string | undefined }[] } {
  const asked: { columns?: string | undefined }[] = [];
  const handlers = [
    mockEndpoint(countContractPeriod, ({ query }) => {
      asked.push({ ...query });
      return { count: 2, outstanding: 31_250_000, file_name: 'kontrak' };
    }),
  ];
  return { handlers, asked };
}
