import { countedCash } from '@/lib/arithmetic/countedCash';
import type { CashierDay, CashMovement, Closing } from '@/lib/contract/cashierDay';
import type { Cashier, UnclosedDays } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import { buildDrawerRequest } from './buildDrawerRequest';

export const TODAY = '2026-11-20';
/** Which day is asked for; left out: that of entry. */
export const byOf = (query: { by?: string | undefined }): ReceiptDay =>
  query.by === 'paid' ? 'paid' : 'entered';
const NAMES = ['Bambang Sutrisno', 'Siti Nurhaliza Putri', 'Agus Setiawan'];

/** A movement of a counter payment; `over` makes others, on another `day` at the same hour. */
export function buildMovement(id: number, over: Partial<CashMovement> = {}): CashMovement {
  const { day = TODAY } = over;
  return {
    id,
    at: `${day}T0${id % 9}:15:00.000Z`,
    day,
    kind: 'TAKEN',
    cash: 0,
    bank: 0,
    number: `JKT/2611/${String(40 + id).padStart(5, '0')}`,
    credit_id: 700 + id,
    contract_code: `JKT-2604-0011${id % 9}`,
    customer_name: NAMES[id % NAMES.length] ?? '',
    entered: TODAY,
    paid: TODAY,
    ...over,
  };
}

const LINES: CashMovement[] = [
  buildMovement(6, { kind: 'DEPOSIT_ADDED', cash: 150_000, number: 'JKT/T2611/00003', credit_id: null }),
  buildMovement(5, { kind: 'VOIDED', cash: -640_000, entered: '2026-11-18', paid: '2026-11-18' }),
  buildMovement(4, { bank: 1_250_000, paid: '2026-11-19' }),
  buildMovement(3, { cash: 2_832_000 }),
  buildMovement(2, { kind: 'CORRECTED', cash: -500_000, bank: 500_000 }),
  buildMovement(1, { cash: 1_000_500 }),
];

/** Paid today: entered today, and a transfer of today that was entered, corrected and taken back later. */
const PAID_LINES: CashMovement[] = [
  buildMovement(12, {
    kind: 'VOIDED',
    bank: -320_000,
    day: '2026-11-22',
    number: 'JKT/2611/00048',
    credit_id: 708,
  }),
  buildMovement(11, {
    kind: 'CORRECTED',
    bank: 20_000,
    day: '2026-11-22',
    number: 'JKT/2611/00048',
    credit_id: 708,
  }),
  buildMovement(9, { bank: 1_475_000, day: '2026-11-21', entered: '2026-11-21' }),
  buildMovement(8, { bank: 300_000, day: '2026-11-21', entered: '2026-11-21' }),
  buildMovement(6, { kind: 'DEPOSIT_ADDED', cash: 150_000, number: 'JKT/T2611/00003', credit_id: null }),
  buildMovement(3, { cash: 2_832_000 }),
  buildMovement(2, { kind: 'CORRECTED', cash: -500_000, bank: 500_000 }),
  buildMovement(1, { cash: 1_000_500 }),
];

/** Sums of lines by kind, as the server groups them. */
function totalsOf(lines: readonly CashMovement[], by: ReceiptDay): CashierDay['totals'] {
  const groups = new Map<string, CashierDay['totals'][number]>();
  for (const { kind, day, entered, cash, bank } of [...lines].reverse()) {
    const of_other_day = by === 'entered' ? entered < TODAY : day !== TODAY;
    const key = `${kind}${of_other_day}`;
    const group = groups.get(key) ?? { kind, of_other_day, count: 0, cash: 0, bank: 0 };
    groups.set(key, { ...group, count: group.count + 1, cash: group.cash + cash, bank: group.bank + bank });
  }
  return [...groups.values()].sort((one, other) => Number(one.of_other_day) - Number(other.of_other_day));
}

/**
 * A cashier's day with every kind of movement: Rp2.842.500 in the drawer, Rp1.750.000 by transfer. By payment it is only
 * looked at.
 */
export function buildCashierDay({
  by = 'entered',
  lines = by === 'entered' ? LINES : PAID_LINES,
  ...over
}: Partial<CashierDay> & { lines?: CashMovement[] } = {}): CashierDay {
  const sum = (field: 'cash' | 'bank') => lines.reduce((all, line) => all + line[field], 0);
  return {
    by,
    cashier: { id: 7, name: 'Sri Wahyuni' },
    office: { id: 1, name: 'Jakarta' },
    day: TODAY,
    today: TODAY,
    state: 'OPEN',
    cash: sum('cash'),
    bank: sum('bank'),
    last_movement_id: lines[0]?.id ?? 0,
    totals: totalsOf(lines, by),
    lines,
    line_count: lines.length,
    since_closing: 0,
    closings: [],
    may_close: by === 'entered',
    own_waiting: [],
    may_reopen: false,
    waiting: null,
    cash_in: null,
    hand_over: null,
    ...over,
  };
}

/** A count that is Rp2.500 short, and says why. */
export function buildClosing(over: Partial<Closing> = {}): Closing {
  const denominations = over.denominations ?? { '100000': 28, '20000': 2 };
  return {
    closing: 1,
    expected_cash: 2_842_500,
    expected_bank: 1_750_000,
    counted_cash: countedCash(DENOMINATIONS, denominations),
    denominations,
    explanation: 'Kembalian Rp2.500 kurang koin',
    closed_at: '2026-11-20T10:05:00.000Z',
    closed_by: 'Sri Wahyuni',
    confirmed_by: null,
    reopened: null,
    ...over,
  };
}

/** Closed, with the count of `buildClosing`. */
export const buildClosedDay = (over: Partial<CashierDay> = {}) =>
  buildCashierDay({ state: 'CLOSED', may_close: false, closings: [buildClosing()], ...over });

/** The same after an approver saw the slip of the bank. */
export const buildHandedOver = (): CashierDay => {
  const { totals, cash, ...day } = buildClosedDay();
  const done = buildDrawerRequest({
    status: 'APPROVED',
    decided_by: 'Bambang Kusuma',
    decided_at: '2026-11-20T10:40:00.000Z',
  });
  return {
    ...day,
    cash: cash - done.amount,
    totals: [...totals, { kind: 'TO_BANK', of_other_day: false, count: 1, cash: -done.amount, bank: 0 }],
    hand_over: { amount: done.amount, held_by: day.cashier, done, may_ask: false, receivers: [] },
  };
};

const JAKARTA = { id: 1, name: 'Jakarta' };

/** The same by payment: what was paid, and one whose money of that day was entered on another, so that no drawer moved. */
export const buildCashiersByPayment = (): Cashier[] => [
  ...buildCashiers().map((row) =>
    row.cashier.id === 7 ? { ...row, cash: 3_482_500, bank: 1_975_000 } : row,
  ),
  {
    cashier: { id: 12, name: 'Yusuf Maulana' },
    office: JAKARTA,
    state: null,
    cash: 0,
    bank: 5_260_000,
    counted_cash: null,
    difference: null,
    explanation: '',
    closed_at: null,
  },
];

/** Three cashiers of an office: one has not closed, one has, and one's day changed afterwards. */
export function buildCashiers(): Cashier[] {
  const closed = {
    counted_cash: 4_180_000,
    difference: 0,
    explanation: '',
    closed_at: '2026-11-20T09:40:00.000Z',
  };
  return [
    {
      cashier: { id: 7, name: 'Sri Wahyuni' },
      office: JAKARTA,
      state: 'OPEN',
      cash: 2_842_500,
      bank: 1_750_000,
      counted_cash: null,
      difference: null,
      explanation: '',
      closed_at: null,
    },
    {
      cashier: { id: 4, name: 'Eka Lestari' },
      office: JAKARTA,
      state: 'CLOSED',
      cash: 4_180_000,
      bank: 0,
      ...closed,
    },
    {
      cashier: { id: 9, name: 'Rini Astuti Kusumawardani' },
      office: JAKARTA,
      state: 'CHANGED',
      cash: 3_540_000,
      bank: 320_000,
      ...closed,
      difference: 640_000,
      explanation: 'Nota dibatalkan setelah dihitung',
    },
  ];
}

/** What is left to close: an earlier day of one cashier, today of two. */
export const buildUnclosed = (): UnclosedDays => ({
  today: TODAY,
  rows: [
    { cashier: { id: 4, name: 'Eka Lestari' }, day: '2026-11-18', state: 'OPEN', cash: 1_250_000 },
    { cashier: { id: 7, name: 'Sri Wahyuni' }, day: TODAY, state: 'OPEN', cash: 2_842_500 },
    { cashier: { id: 9, name: 'Rini Astuti Kusumawardani' }, day: TODAY, state: 'CHANGED', cash: 3_540_000 },
  ],
});
