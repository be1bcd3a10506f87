import type { AbsentDays } from '@/lib/contract/cashierDays';
import type { CashToHandOver, DrawerRequest } from '@/lib/contract/drawerRequests';

/** A closed day's cash on its way to the bank, as an approver of the office sees it. */
export const buildDrawerRequest = (over: Partial<DrawerRequest> = {}): DrawerRequest => ({
  id: 9,
  kind: 'HAND_OVER',
  cashier: { id: 7, name: 'Sri Wahyuni' },
  office: { id: 1, name: 'Jakarta' },
  day: '2026-11-20',
  version: 1,
  amount: 2_840_000,
  way: 'BANK',
  source: null,
  bank: 'BCA',
  reference: '7781204',
  file: null,
  receiver: null,
  note: '',
  expected_cash: null,
  denominations: null,
  explanation: '',
  reason: '',
  request_by: { username: 'kasir.sri', name: 'Sri Wahyuni' },
  requested_at: '2026-11-20T10:20:00.000Z',
  status: 'WAITING',
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  obstacle: null,
  may_withdraw: false,
  ...over,
});

/** Money that a cashier asks for, from the safe. */
export const buildCashIn = (over: Partial<DrawerRequest> = {}): DrawerRequest =>
  buildDrawerRequest({
    ...{ id: 11, kind: 'CASH_IN', amount: 6_000_000, way: null, source: 'SAFE', bank: '', reference: '' },
    note: 'Pencairan tunai Andi Wijaya',
    ...over,
  });

/** What is brought from the safe to the bank. */
export const buildSafeToBank = (over: Partial<DrawerRequest> = {}): DrawerRequest =>
  buildDrawerRequest({
    ...{ id: 12, kind: 'SAFE_TO_BANK', amount: 4_000_000, way: null, reference: '7781310' },
    ...over,
  });

/** The day of a cashier who is away, counted by a colleague. */
export const buildAbsentClosing = (over: Partial<DrawerRequest> = {}): DrawerRequest =>
  buildDrawerRequest({
    id: 10,
    kind: 'ABSENT_CLOSING',
    cashier: { id: 4, name: 'Eka Lestari' },
    amount: 1_450_000,
    way: null,
    bank: '',
    reference: '',
    expected_cash: 1_500_000,
    denominations: { '100000': 14, '50000': 1 },
    explanation: 'Satu lembar Rp50.000 tidak ada di laci',
    reason: 'Eka Lestari sakit sejak siang',
    ...over,
  });

/** An open day of a colleague, and one that was counted. */
export const buildAbsentDays = (): AbsentDays['rows'] => [
  {
    cashier: { id: 4, name: 'Eka Lestari' },
    office: { id: 1, name: 'Jakarta' },
    day: '2026-11-19',
    waits: false,
  },
  {
    cashier: { id: 9, name: 'Rini Astuti Kusumawardani' },
    office: { id: 1, name: 'Jakarta' },
    day: '2026-11-20',
    waits: true,
  },
];

/** Two days: one that nobody brought anywhere, one on its way. */
export const buildToHandOver = (): CashToHandOver => ({
  count: 2,
  total: 4_290_000,
  rows: [
    {
      cashier: { id: 4, name: 'Eka Lestari' },
      office: { id: 1, name: 'Jakarta' },
      day: '2026-11-18',
      amount: 1_450_000,
      held_by: { id: 4, name: 'Eka Lestari' },
      request_id: null,
    },
    {
      cashier: { id: 7, name: 'Sri Wahyuni' },
      office: { id: 1, name: 'Jakarta' },
      day: '2026-11-19',
      amount: 2_840_000,
      held_by: { id: 7, name: 'Sri Wahyuni' },
      request_id: 9,
    },
  ],
});
