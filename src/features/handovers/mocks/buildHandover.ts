import { countedCash } from '@/lib/arithmetic/countedCash';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { Handover, HandoverListRow, HandoverRow } from '@/lib/contract/handovers';

/** Where the money went of a TTS that was posted: two notas. */
const POSTED = {
  state: 'POSTED' as const,
  ...{ voided: false, to_return: false, request_id: null, may_ask: false, returned: null },
};

const HELD = {
  state: 'HANDED_IN' as const,
  ...{ pays_on: null, date_payment: null, invoices: [], credit_payment: 0, penalty_payment: 0, deposit: 0 },
  ...{ voided: false, to_return: false, request_id: null, may_ask: false, returned: null },
};

/** A TTS of each kind, as they stand right after the hand-over. Rupiah. */
export const buildHandoverRows = (): HandoverRow[] => [
  {
    ...{ ...HELD, tts_id: 226, number: 'JKT/K2611/00226', contract_code: 'JKT-2604-00106' },
    ...{ customer_name: 'Hendrik Lumban', amount: 755_000, day: '2026-11-18', request_id: 91 },
    at: '2026-11-18T07:40:00.000Z',
  },
  {
    ...{ ...POSTED, tts_id: 227, number: 'JKT/K2611/00227', contract_code: 'JKT-2603-00118' },
    ...{ customer_name: 'Bambang Sutrisno', amount: 1_460_000, day: '2026-11-20' },
    ...{ at: '2026-11-20T02:12:00.000Z', pays_on: 'JKT-2603-00118', date_payment: '2026-11-20' },
    invoices: [
      { id: 9301, invoice: 'JKT/2611/00431', credit_to: 5 },
      { id: 9302, invoice: 'JKT/2611/00432', credit_to: 6 },
    ],
    ...{ credit_payment: 1_440_000, penalty_payment: 20_000, deposit: 0 },
  },
  {
    ...{ ...POSTED, tts_id: 228, number: 'JKT/K2611/00228', contract_code: 'JKT-2602-00077' },
    ...{ customer_name: 'Siti Aminah', amount: 300_000, day: '2026-11-20' },
    ...{ at: '2026-11-20T03:05:00.000Z', pays_on: 'JKT-2602-00077', date_payment: '2026-11-20' },
    ...{ invoices: [], credit_payment: 0, penalty_payment: 0, deposit: 300_000 },
  },
  {
    ...{ ...POSTED, tts_id: 229, number: 'JKT/K2611/00229', contract_code: 'JKT-2601-00044' },
    ...{ customer_name: 'Rina Marlina', amount: 500_000, day: '2026-11-20' },
    ...{ at: '2026-11-20T04:20:00.000Z', pays_on: 'JKT-2611-00031', date_payment: '2026-11-20' },
    invoices: [{ id: 9303, invoice: 'JKT/2611/00433', credit_to: 1 }],
    ...{ credit_payment: 500_000, penalty_payment: 0, deposit: 0 },
  },
  {
    ...{ ...HELD, tts_id: 230, number: 'JKT/K2611/00230', contract_code: 'JKT-2512-00019' },
    ...{ customer_name: 'Dewi Lestari', amount: 400_000, day: '2026-11-20', to_return: true },
    at: '2026-11-20T04:50:00.000Z',
  },
];

const HEAD = {
  ...{ id: 9, number: 'JKT/S2611/00009', office: { id: 1, name: 'Jakarta' } },
  ...{ collector: { id: 14, name: 'Agus Firmansyah' }, cashier: { id: 4, name: 'Rina Kartika' } },
  ...{ day: '2026-11-20', at: '2026-11-20T08:15:00.000Z' },
};

/** A hand-over that was whole. Rupiah; counted follows from the banknotes. */
export function buildHandover(over: Partial<Handover> = {}): Handover {
  const rows = over.rows ?? buildHandoverRows();
  const denominations = over.denominations ?? { '100000': 30, '50000': 8, '10000': 1, '5000': 1 };
  const counted = countedCash(DENOMINATIONS, denominations);
  const expected = rows.reduce((sum, { amount }) => sum + amount, 0);
  const short = expected - counted;
  return {
    ...{ ...HEAD, rows, denominations, counted, expected, reason: '' },
    count: rows.length,
    underway: rows.filter(({ state }) => state === 'HANDED_IN').length,
    shortage: short > 0 ? { id: 3, amount: short, settled: 0 } : null,
    surplus: Math.max(0, -short),
    ...over,
  };
}

/** Hand-overs of an office: one short, one whole. */
export const buildHandoverList = (): HandoverListRow[] => [
  {
    ...{ ...HEAD, count: 5, counted: 3_365_000, expected: 3_415_000, underway: 2 },
    shortage_left: 50_000,
  },
  {
    ...{ ...HEAD, id: 8, number: 'JKT/S2611/00008', day: '2026-11-19', at: '2026-11-19T09:02:00.000Z' },
    ...{ collector: { id: 15, name: 'Rizky Ramadhan' }, count: 3, counted: 2_150_000, expected: 2_150_000 },
    ...{ underway: 0, shortage_left: 0 },
  },
];
