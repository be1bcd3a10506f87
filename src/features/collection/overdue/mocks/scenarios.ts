import type { HttpHandler } from 'msw';
import {
  getOverdueFigures,
  getOverdueReminder,
  listOverdue,
  listOverdueChoices,
} from '@/lib/contract/overdue';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildFigures, buildOverdueRow, buildOverdueRows, buildReminder } from './buildOverdue';
import { selectOverdue } from './selectOverdue';

/* Named worlds for stories; each goes before the happy path. */

const every = (answer: () => Response | Promise<Response>): HttpHandler[] => [
  mockEndpoint(listOverdue, answer),
  mockEndpoint(getOverdueFigures, answer),
  mockEndpoint(listOverdueChoices, answer),
];

export const overdueSlow = every(() => never());
export const overdueFails = every(() => refuse(500, ''));
export const overdueOffline = every(() => offline());
export const overdueForbidden = every(() => refuse(403, 'Anda tidak punya hak untuk ini.'));
export const noOverdueCall = every(() => refuse(404, 'Alamat ini tidak ada.'));
export const nothingOverdue: HttpHandler[] = [
  mockEndpoint(listOverdue, ({ query }) => selectOverdue([], query)),
  mockEndpoint(getOverdueFigures, buildFigures([])),
];
export const figuresFail: HttpHandler[] = [mockEndpoint(getOverdueFigures, () => refuse(500, ''))];

const filling = { done: 412_000, total: 1_000_000 };
/** What contracts owe is still calculated; some rows have no sum yet. */
export const stillFilling: HttpHandler[] = [
  mockEndpoint(listOverdue, ({ query }) => {
    const page = selectOverdue(buildOverdueRows(57), query);
    const rows = page.rows.map((row, index) => (index % 3 === 0 ? { ...row, outstanding: null } : row));
    return { ...page, rows, filling };
  }),
  mockEndpoint(getOverdueFigures, buildFigures(undefined, { filling })),
];

/** Names, plates and sums as long as they come. */
export const longRows: HttpHandler[] = [
  mockEndpoint(listOverdue, ({ query }) =>
    selectOverdue(
      [
        buildOverdueRow({
          ...{
            customer_name: 'Raden Ajeng Kusumawardhani Sastrodiningrat Hadikusumo',
            next_due: '2024-02-08',
          },
          ...{ outstanding: 3_600_000_000, plate_number: 'BG 9872 UXA' },
          collector: { id: 21, name: 'Muhammad Rizky Pratama Wicaksono Adiwijaya' },
          region: {
            code: '3174051001',
            village: 'Tanjung Sari Wetan Kidul',
            district: 'Kabupaten Administrasi',
          },
        }),
        buildOverdueRow({
          ...{ code: 'JKT-2603-00119', phone: '', next_due: '2026-11-22', collector: null, region: null },
          ...{ last_call: null, promise: null, last_letter: null },
        }),
      ],
      { ...query, due: undefined },
    ),
  ),
];

export const reminderSlow: HttpHandler[] = [mockEndpoint(getOverdueReminder, () => never())];
export const reminderFails: HttpHandler[] = [mockEndpoint(getOverdueReminder, () => refuse(500, ''))];
export const reminderGone: HttpHandler[] = [
  mockEndpoint(getOverdueReminder, () => refuse(403, 'Kontrak ini milik kantor lain.')),
];
/** Somebody paid meanwhile. */
export const paidMeanwhile: HttpHandler[] = [
  mockEndpoint(
    getOverdueReminder,
    buildReminder(buildOverdueRow(), {
      ...{ is_due: false, lines: [], penalty: 0, total: 0 },
    }),
  ),
];
/** WhatsApp knows no such number. */
export const reminderWithoutPhone: HttpHandler[] = [
  mockEndpoint(getOverdueReminder, buildReminder(buildOverdueRow({ phone: '0215551234' }))),
];
/** After 20.00, without a consent. */
export const reminderLate: HttpHandler[] = [
  mockEndpoint(
    getOverdueReminder,
    buildReminder(buildOverdueRow(), { hours: { outside: 'HOURS', consents: [] } }),
  ),
];
