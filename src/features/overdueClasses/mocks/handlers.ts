import type { HttpHandler } from 'msw';
import {
  askLetterDays,
  changeOverdueClasses,
  createOverdueClasses,
  deleteOverdueClasses,
  listOverdueClasses,
  listOverdueClassVersions,
} from '@/lib/contract/overdueClasses';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildClasses,
  buildClassVersions,
  buildComingLetterDays,
  buildWaitingLetterDays,
} from './buildClasses';

const ROWS = buildClassVersions();

/** Writes are accepted and change nothing. */
export const overdueClassHandlers: HttpHandler[] = [
  mockEndpoint(listOverdueClasses, {
    rows: ROWS.map(({ valid_from, collectibility_to, bucket_to }) => ({
      valid_from,
      collectibility_to,
      bucket_to,
    })),
  }),
  mockEndpoint(listOverdueClassVersions, { today: '2026-11-20', rows: ROWS, waiting: null }),
  mockEndpoint(createOverdueClasses, ({ body: { valid_from, collectibility_to, bucket_to } }) =>
    buildClasses({ id: 90, valid_from, collectibility_to, bucket_to }),
  ),
  mockEndpoint(changeOverdueClasses, ({ params, body: { valid_from, collectibility_to, bucket_to } }) => {
    const row = [...ROWS, ...buildComingLetterDays()].find(({ id }) => String(id) === String(params.id));
    return row
      ? { ...row, valid_from, collectibility_to, bucket_to, version: row.version + 1 }
      : refuse(404, 'Versi Kelas Tunggakan tidak ditemukan.');
  }),
  mockEndpoint(deleteOverdueClasses, ({ params }) => ({ id: Number(params.id) })),
  mockEndpoint(askLetterDays, () => ({ waiting: buildWaitingLetterDays(), row: ROWS[0] ?? buildClasses() })),
];
