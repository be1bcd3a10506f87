import type {
  AchievedAccount,
  AchievedPromise,
  AchievedReceipt,
  AchievedTts,
  AchievedVisit,
} from '@/lib/contract/achievement';
import { AGUS } from './buildAchievement';
import { OFFICE, TODAY } from './buildFigures';

/* The rows behind figures. */

const NAMES = ['Siti Rahmawati', 'Bambang Sutrisno', 'Yuliana Sari', 'Slamet Riyadi', 'Rina Marlina'];
const nameOf = (at: number) => NAMES[at % NAMES.length] ?? '';
const codeOf = (at: number) => `JKT-2603-${String(118 + at).padStart(5, '0')}`;

export const buildAchievedReceipt = (over: Partial<AchievedReceipt> = {}): AchievedReceipt => ({
  ...{ contract_code: codeOf(0), customer_name: nameOf(0), office: OFFICE, collector: AGUS },
  ...{ id: 4101, invoice: 'JKT/2611/00042', credit_to: 8, date_payment: TODAY },
  ...{
    entered_at: '2026-11-20T02:41:00.000Z',
    voided_at: null,
    overdue: 12,
    bucket: '8-15',
    amount: 735_000,
  },
  ...over,
});

export const buildAchievedReceipts = (count = 31): AchievedReceipt[] =>
  Array.from({ length: count }, (_, at) =>
    buildAchievedReceipt({
      ...{ id: 4101 + at, invoice: `JKT/2611/${String(42 + at).padStart(5, '0')}`, credit_to: 3 + (at % 9) },
      ...{ contract_code: codeOf(at), customer_name: nameOf(at), amount: 610_000 + (at % 5) * 62_500 },
    }),
  );

export const buildAchievedAccount = (over: Partial<AchievedAccount> = {}): AchievedAccount => ({
  ...{ contract_code: codeOf(0), customer_name: nameOf(0), office: OFFICE, collector: AGUS },
  ...{ village: 'Utan Kayu Selatan', held: true, bucket: '8-15', next_due: '2026-11-08', dpd: 12 },
  ...{ installment: 735_000, outstanding: 9_555_000, paid: 0 },
  ...over,
});

export const buildAchievedAccounts = (): AchievedAccount[] => [
  ...Array.from({ length: 9 }, (_, at) =>
    buildAchievedAccount({
      ...{ contract_code: codeOf(at), customer_name: nameOf(at), dpd: 31 - at * 3, bucket: '16-30' },
      next_due: `2026-10-${String(20 + at).padStart(2, '0')}`,
    }),
  ),
  buildAchievedAccount({
    ...{ contract_code: codeOf(11), customer_name: 'Wahyu Hidayat', bucket: '0-0', dpd: -2 },
    next_due: '2026-11-22',
  }),
  ...Array.from({ length: 5 }, (_, at) =>
    buildAchievedAccount({
      ...{ contract_code: codeOf(20 + at), customer_name: nameOf(at + 2), dpd: 2, paid: 735_000 },
      next_due: '2026-11-18',
    }),
  ),
  buildAchievedAccount({
    ...{ contract_code: codeOf(40), customer_name: 'Agung Prasetyo', held: false, paid: 610_000 },
    ...{ next_due: null, dpd: null, installment: null, outstanding: null },
  }),
];

export const buildAchievedVisit = (over: Partial<AchievedVisit> = {}): AchievedVisit => ({
  ...{ contract_code: codeOf(0), customer_name: nameOf(0), office: OFFICE, collector: AGUS, day: TODAY },
  source: 'DUE',
  visit: {
    id: '0d8f2d1e-5a4b-4c6d-8e7f-000000000001',
    ...{ at: '2026-11-20T02:15:00.000Z', met: 'BORROWER', result: 'PAID', note: '', corrected: false },
  },
  close_reason: '',
  ...over,
});

export const buildAchievedVisits = (): AchievedVisit[] => [
  buildAchievedVisit(),
  buildAchievedVisit({
    ...{ contract_code: codeOf(1), customer_name: nameOf(1), source: 'PROMISE' },
    visit: {
      id: '0d8f2d1e-5a4b-4c6d-8e7f-000000000002',
      ...{ at: '2026-11-20T02:55:00.000Z', met: 'OTHER', result: 'MESSAGE_LEFT', corrected: false },
      note: 'Dititipkan kepada istrinya; nasabah pulang sore.',
    },
  }),
  buildAchievedVisit({ contract_code: codeOf(2), customer_name: nameOf(2), visit: null }),
  buildAchievedVisit({
    ...{ contract_code: codeOf(3), customer_name: nameOf(3), visit: null },
    close_reason: 'Hujan lebat, jalan terendam',
  }),
];

export const buildAchievedPromise = (over: Partial<AchievedPromise> = {}): AchievedPromise => ({
  ...{ id: 71, contract_code: codeOf(0), customer_name: nameOf(0), office: OFFICE, collector: AGUS },
  ...{ made_on: '2026-11-17', due: '2026-11-19', ends_on: TODAY, amount: 735_000, paid: 735_000 },
  ...{ state: 'KEPT', source: 'VISIT' },
  ...over,
});

export const buildAchievedPromises = (): AchievedPromise[] => [
  buildAchievedPromise(),
  buildAchievedPromise({
    ...{ id: 72, contract_code: codeOf(1), customer_name: nameOf(1), state: 'BROKEN', paid: 100_000 },
    source: 'CALL',
  }),
  buildAchievedPromise({
    ...{ id: 73, contract_code: codeOf(2), customer_name: nameOf(2), state: 'RUNNING', paid: 0 },
    ...{ due: TODAY, ends_on: '2026-11-23' },
  }),
];

export const buildAchievedTts = (over: Partial<AchievedTts> = {}): AchievedTts => ({
  ...{ id: 226, number: 'JKT/K2611/00226', contract_code: codeOf(0), customer_name: nameOf(0) },
  ...{ office: OFFICE, collector: AGUS, amount: 735_000, day: TODAY, at: '2026-11-20T02:15:00.000Z' },
  ...{ state: 'POSTED', handed_in_on: TODAY, same_day: true },
  ...over,
});

export const buildAchievedTtsRows = (): AchievedTts[] => [
  buildAchievedTts(),
  buildAchievedTts({
    ...{ id: 227, number: 'JKT/K2611/00227', contract_code: codeOf(1), customer_name: nameOf(1) },
    ...{ state: 'OPEN', handed_in_on: null, same_day: false, amount: 500_000 },
  }),
  buildAchievedTts({
    ...{ id: 221, number: 'JKT/K2611/00221', contract_code: codeOf(2), customer_name: nameOf(2) },
    ...{ day: '2026-11-19', at: '2026-11-19T08:40:00.000Z', same_day: false, amount: 610_000 },
  }),
];

/** Entered, or voided, after the month had closed. */
export const buildLaterReceipts = (): AchievedReceipt[] => [
  buildAchievedReceipt({ date_payment: '2026-10-29', entered_at: '2026-11-03T02:10:00.000Z' }),
  buildAchievedReceipt({
    ...{ id: 4102, invoice: 'JKT/2610/00911', contract_code: codeOf(3), customer_name: nameOf(3) },
    ...{ date_payment: '2026-10-30', entered_at: '2026-11-04T06:00:00.000Z', amount: 695_000 },
    voided_at: '2026-11-05T04:20:00.000Z',
  }),
];
