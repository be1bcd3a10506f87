import type { HttpHandler } from 'msw';
import { exportUserLog, listLogPeople, listUserLog } from '@/lib/contract/userLog';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { csvFile, mockFile } from '@/lib/mocks/mockFile';
import { buildUserLog, pageOfLog } from './fixtures';

const LONG = buildUserLog(45);

/** Named worlds for Log User. */
export const userLogScenarios = {
  threePages: [mockEndpoint(listUserLog, ({ query }) => pageOfLog(LONG, query))],
  nothing: [mockEndpoint(listUserLog, { rows: [], more: false })],
  asking: [mockEndpoint(listUserLog, never), mockEndpoint(listLogPeople, never)],
  networkGone: [mockEndpoint(listUserLog, offline)],
  forbidden: [
    mockEndpoint(listUserLog, refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.')),
    mockEndpoint(listLogPeople, refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.')),
  ],
  noSuchCall: [mockEndpoint(listUserLog, refuse(404, 'Data tidak ditemukan.'))],
  /** A file that ends before its last row. */
  exportCutOff: [mockFile(exportUserLog, () => csvFile(['2026-11-20;Masuk ke aplikasi'], 9))],
} satisfies Record<string, HttpHandler[]>;
