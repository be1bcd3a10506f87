import type { HttpHandler } from 'msw';
import {
  countOverdueExport,
  exportOverdue,
  getOverdueFigures,
  getOverdueReminder,
  listOverdue,
  listOverdueChoices,
} from '@/lib/contract/overdue';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { exportFile, mockFile } from '@/lib/mocks/mockFile';
import {
  buildFigures,
  buildOverdueRow,
  buildOverdueRows,
  buildReminder,
  COLLECTORS,
  TYPES,
} from './buildOverdue';
import { filterOverdue, selectOverdue } from './selectOverdue';

const ROWS = buildOverdueRows(57);

/** What falls due and is late in one office. */
export const overdueHandlers: HttpHandler[] = [
  mockEndpoint(getOverdueFigures, buildFigures(ROWS)),
  mockEndpoint(listOverdueChoices, { collectors: COLLECTORS, types: TYPES }),
  mockEndpoint(countOverdueExport, ({ query }) => {
    const rows = filterOverdue(ROWS, query);
    return {
      count: rows.length,
      outstanding: rows.reduce((sum, { outstanding }) => sum + (outstanding ?? 0), 0),
      file_name: 'jatuh-tempo_2026-11-20',
    };
  }),
  mockFile(exportOverdue, (request) =>
    exportFile(
      request,
      filterOverdue(ROWS, { due: 'late' }).map(({ code, customer_name }) => `${code};${customer_name}`),
    ),
  ),
  mockEndpoint(getOverdueReminder, ({ params }) => {
    const code = decodeURIComponent(String(params.id));
    return buildReminder(ROWS.find((row) => row.code === code) ?? buildOverdueRow({ code }));
  }),
  mockEndpoint(listOverdue, ({ query }) => selectOverdue(ROWS, query)),
];
