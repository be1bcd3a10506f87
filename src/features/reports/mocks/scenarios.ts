import type { HttpHandler } from 'msw';
import { countReport, exportReport, getReport } from '@/lib/contract/reports';
import type { ReportGap, ReportKey } from '@/lib/contract/reportTerms';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { csvFile, mockFile } from '@/lib/mocks/mockFile';
import { buildReport } from './buildReport';
import { askedOf } from './handlers';

/* Named worlds for stories; each goes before the happy path. */

const empty = (gap: ReportGap) => [
  mockEndpoint(getReport, ({ query }) => ({
    ...buildReport(query.report as ReportKey, { ...askedOf(query), rows: 0 }),
    gap,
  })),
];

const rows = (count: number, scale = 1) => [
  mockEndpoint(getReport, ({ query }) =>
    buildReport(query.report as ReportKey, { ...askedOf(query), rows: count, scale }),
  ),
];

export const reportScenarios = {
  asking: [mockEndpoint(getReport, never)],
  nothing: empty('none'),
  notKept: empty('not-kept'),
  notOver: empty('not-over'),
  noMonthBefore: empty('no-month-before'),
  fails: [mockEndpoint(getReport, refuse(500, ''))],
  networkGone: [mockEndpoint(getReport, offline)],
  forbidden: [mockEndpoint(getReport, refuse(403, 'Anda tidak punya hak untuk kantor ini.'))],
  noSuchCall: [mockEndpoint(getReport, refuse(404, 'Data tidak ditemukan.'))],
  tookTooLong: [
    mockEndpoint(
      getReport,
      refuse(
        422,
        'Datanya terlalu banyak untuk sekali baca. Persempit periode atau filternya, lalu coba lagi.',
      ),
    ),
  ],
  /** More than one page, and more than one sheet. */
  long: rows(130),
  /** More than is printed. */
  tooLong: rows(1200),
  largest: rows(3, 73_000),
  /** The end of a day, read that night. */
  keptDay: [
    mockEndpoint(getReport, ({ query }) => ({
      ...buildReport(query.report as ReportKey, askedOf(query)),
      as_of: '2026-10-31T16:40:00.000Z',
    })),
  ],
  /** Somebody works on it all the time. */
  keepsChanging: [
    mockEndpoint(getReport, ({ query }) =>
      buildReport(query.report as ReportKey, {
        ...askedOf(query),
        rows: 200 + Number(query.page ?? 1),
      }),
    ),
  ],
  /** One of three rows never came. */
  cutOff: [mockFile(exportReport, () => csvFile(['JKT/2611/00041', 'JKT/2611/00058'], 3))],
  nothingExported: [mockEndpoint(countReport, { count: 0, file_name: 'laporan' })],
} satisfies Record<string, HttpHandler[]>;

/** Answers once, and then nothing does. */
export function goesOffline(): HttpHandler[] {
  let asked = 0;
  return [
    mockEndpoint(getReport, ({ query }) => {
      asked += 1;
      return asked > 1 ? offline() : buildReport(query.report as ReportKey, askedOf(query));
    }),
  ];
}

/** Keeps what was asked for. */
export function reportsRecorded(): { handlers: HttpHandler[]; asked: Partial<Record<string, string>>[] } {
  const asked: Partial<Record<string, string>>[] = [];
  const handlers = [
    mockEndpoint(getReport, ({ query }) => {
      asked.push({ ...query });
      return buildReport(query.report as ReportKey, askedOf(query));
    }),
  ];
  return { handlers, asked };
}
