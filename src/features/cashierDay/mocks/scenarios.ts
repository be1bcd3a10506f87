import type { HttpHandler } from 'msw';
import {
  askCash,
  closeAbsentDay,
  closeCashierDay,
  getCashierDay,
  handOverCash,
} from '@/lib/contract/cashierDay';
import { listAbsentDays, listCashierDays, listUnclosedDays } from '@/lib/contract/cashierDays';
import { bringSafeToBank, listSafes } from '@/lib/contract/safes';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildAbsentDays, buildCashIn, buildDrawerRequest, buildSafeToBank } from './buildDrawerRequest';
import { buildSafe } from './buildSafe';
import {
  buildCashierDay,
  buildClosedDay,
  buildClosing,
  buildHandedOver,
  buildUnclosed,
  byOf,
  TODAY,
} from './buildCashierDay';

/* Named worlds for stories and tests; each goes before the happy path. */

export const daySlow: HttpHandler[] = [
  mockEndpoint(getCashierDay, () => never()),
  mockEndpoint(listCashierDays, () => never()),
];
export const dayOffline: HttpHandler[] = [
  mockEndpoint(getCashierDay, () => offline()),
  mockEndpoint(listCashierDays, () => offline()),
];
export const dayForbidden: HttpHandler[] = [
  mockEndpoint(getCashierDay, () => refuse(403, 'Kas kasir ini hanya dilihat oleh penyetuju kantornya.')),
];
export const nothingMoved: HttpHandler[] = [
  mockEndpoint(getCashierDay, ({ query }) => buildCashierDay({ by: byOf(query), lines: [] })),
];
export const noCashiers: HttpHandler[] = [
  mockEndpoint(listCashierDays, ({ query }) => ({ by: byOf(query), day: TODAY, today: TODAY, rows: [] })),
];
export const dayClosed: HttpHandler[] = [
  mockEndpoint(getCashierDay, ({ query }) => buildClosedDay({ by: byOf(query) })),
];
/** The day of entry is there; that of payment is not to be had. */
export const paidOffline: HttpHandler[] = [
  mockEndpoint(getCashierDay, ({ query }) => (byOf(query) === 'paid' ? offline() : buildCashierDay())),
];
/** The cashier asked for a change of a receipt, and for a payment. */
export const ownRequestsWait: HttpHandler[] = [
  mockEndpoint(
    getCashierDay,
    buildCashierDay({
      own_waiting: [
        { on: 'RECEIPT', id: 703, summary: 'Perubahan nota JKT/2611/00043' },
        { on: 'CONTRACT', id: 12, summary: 'Pembayaran Rp1.250.000 pada 19 November 2026, transfer' },
      ],
    }),
  ),
];
/** A receipt was voided after the count. */
export const dayChanged: HttpHandler[] = [
  mockEndpoint(
    getCashierDay,
    buildCashierDay({
      state: 'CHANGED',
      since_closing: 1,
      closings: [
        buildClosing({ expected_cash: 3_482_500, denominations: { '100000': 34, '50000': 1, '20000': 1 } }),
      ],
    }),
  ),
];
/** A closed day of somebody else, as an approver of the office sees it. */
export const dayOfAnother: HttpHandler[] = [
  mockEndpoint(getCashierDay, buildClosedDay({ cashier: { id: 4, name: 'Eka Lestari' }, may_reopen: true })),
];
/** Another tab was first. */
export const closedMeanwhile: HttpHandler[] = [
  mockEndpoint(closeCashierDay, () =>
    refuse(409, 'Kas 20 November 2026 sudah ditutup pada 20 November 2026, 17:05. Tidak ada yang berubah.', {
      current: buildClosedDay(),
    }),
  ),
];
/** A payment came while the notes were counted. */
export const movedMeanwhile: HttpHandler[] = [
  mockEndpoint(closeCashierDay, () =>
    refuse(409, 'Isi kas berubah sejak halaman ini dibuka. Belum ditutup; periksa jumlah yang baru.', {
      current: buildCashierDay({ last_movement_id: 7, cash: 3_842_500 }),
    }),
  ),
];
export const closingFails: HttpHandler[] = [mockEndpoint(closeCashierDay, () => offline())];
/** Some days of the office are not closed. */
export const unclosedDays: HttpHandler[] = [mockEndpoint(listUnclosedDays, buildUnclosed())];

const toHandOver = {
  amount: 2_840_000,
  held_by: { id: 7, name: 'Sri Wahyuni' },
  done: null,
  may_ask: true,
  receivers: [{ id: 4, name: 'Eka Lestari' }],
};
/** Counted, and nobody has received the money yet. */
export const cashToHandOver: HttpHandler[] = [
  mockEndpoint(getCashierDay, buildClosedDay({ hand_over: toHandOver })),
];
/** It was received. */
export const handedOver: HttpHandler[] = [mockEndpoint(getCashierDay, () => buildHandedOver())];
/** It is on its way, asked for by who looks at it. */
export const handOverWaits: HttpHandler[] = [
  mockEndpoint(
    getCashierDay,
    buildClosedDay({ waiting: buildDrawerRequest({ may_withdraw: true }), hand_over: toHandOver }),
  ),
];
/** A receipt was voided while the slip was written. */
export const handOverRefused: HttpHandler[] = [
  ...cashToHandOver,
  mockEndpoint(handOverCash, () =>
    refuse(409, 'Kas 20 November 2026 berubah sejak dihitung. Hitung dan tutup sekali lagi, lalu serahkan.'),
  ),
];
/** Colleagues did not close. */
export const colleaguesAway: HttpHandler[] = [mockEndpoint(listAbsentDays, { rows: buildAbsentDays() })];
/** The count is not what the drawer should hold. */
export const absentDiffers: HttpHandler[] = [
  ...colleaguesAway,
  mockEndpoint(closeAbsentDay, () =>
    refuse(422, 'Periksa isian yang ditandai.', {
      errors: { explanation: 'Hitungan berbeda dari catatan. Hitung sekali lagi, lalu jelaskan.' },
    }),
  ),
];

/** The safe holds money. */
export const safeFilled: HttpHandler[] = [
  mockEndpoint(listSafes, { rows: [buildSafe()] }),
  mockEndpoint(
    getCashierDay,
    buildCashierDay({ cash_in: { may_ask: true, safe: 8_290_000, waiting: null } }),
  ),
];
/** The cashier asked for money, and somebody brings a part of the safe to the bank. */
export const cashAsked: HttpHandler[] = [
  mockEndpoint(listSafes, {
    rows: [buildSafe({ may_ask: false, waiting: buildSafeToBank({ may_withdraw: true }) })],
  }),
  mockEndpoint(
    getCashierDay,
    buildCashierDay({
      cash_in: { may_ask: false, safe: 4_290_000, waiting: buildCashIn({ may_withdraw: true }) },
    }),
  ),
];
/** Somebody else was first. */
export const safeGivesLess: HttpHandler[] = [
  ...safeFilled,
  mockEndpoint(askCash, () =>
    refuse(
      409,
      'Brankas kantor Jakarta berisi Rp1.000.000, jadi Rp6.000.000 tidak dapat diambil. Belum ada uang yang tercatat berpindah.',
    ),
  ),
  mockEndpoint(bringSafeToBank, () =>
    refuse(409, 'Setoran brankas kantor Jakarta 20 November 2026 sudah diminta Rini Astuti Kusumawardani.'),
  ),
];
