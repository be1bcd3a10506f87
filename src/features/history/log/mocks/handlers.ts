import type { HttpHandler } from 'msw';
import { countUserLogExport, exportUserLog, listLogPeople, listUserLog } from '@/lib/contract/userLog';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { exportFile, mockFile } from '@/lib/mocks/mockFile';
import { COMPANY_DAY, filteredLog, LOG_PEOPLE, pageOfLog } from './fixtures';

export const userLogHandlers: HttpHandler[] = [
  mockEndpoint(countUserLogExport, ({ query }) => ({
    count: filteredLog(COMPANY_DAY, query).length,
    file_name: 'log-user_2026-11-20',
  })),
  mockFile(exportUserLog, (request) =>
    exportFile(
      request,
      COMPANY_DAY.map(({ at, summary }) => `${at};${summary}`),
    ),
  ),
  mockEndpoint(listLogPeople, LOG_PEOPLE),
  mockEndpoint(listUserLog, ({ query }) => pageOfLog(COMPANY_DAY, query)),
];
