import type { DecisionConsequences } from '@/lib/contract/consequences';
import type { RequestConsequences } from '@/lib/contract/creditRequests';

const TOTALS = {
  paid: 8_750_000,
  discount: 0,
  remainder: 21_250_000,
  penalty_paid: 60_000,
  penalty_discount: 2_500,
  penalty: 0,
};

/** Banknotes become a transfer: the card stays, a day loses and gains. */
export function buildConsequences(over: Partial<DecisionConsequences> = {}): DecisionConsequences {
  return {
    card: {
      lines: [],
      totals: { before: TOTALS, after: TOTALS },
      status: { before: 'ACTIVE', after: 'ACTIVE' },
      next_due: { before: '2026-12-10', after: '2026-12-10' },
    },
    penalty: { before: 62_500, after: 62_500 },
    cash: [{ cashier: 'Sri Wahyuni', day: '2026-11-20', cash: -300_000, bank: 300_000 }],
    deposit: { before: 0, after: 0 },
    later: [],
    ...over,
  };
}

/** The instalment is open again: penalty runs, a later receipt is split again. */
export function buildVoidConsequences(): DecisionConsequences {
  return buildConsequences({
    card: {
      lines: [
        { number: 7, field: 'paid', before: 1_250_000, after: 0 },
        { number: 7, field: 'remainder', before: 0, after: 1_250_000 },
        { number: 7, field: 'penalty_paid', before: 60_000, after: 0 },
        { number: 7, field: 'penalty', before: 0, after: 62_500 },
      ],
      totals: {
        before: TOTALS,
        after: { ...TOTALS, paid: 7_500_000, remainder: 22_500_000, penalty_paid: 0, penalty: 62_500 },
      },
      status: { before: 'ACTIVE', after: 'OVERDUE' },
      next_due: { before: '2026-12-10', after: '2026-11-10' },
    },
    cash: [{ cashier: 'Sri Wahyuni', day: '2026-11-20', cash: -335_000, bank: -1_000_000 }],
    later: [{ invoice: 'JKT/2611/00057', field: 'credit', before: 200_000, after: 1_250_000 }],
  });
}

/** What the request on receipt 42 would do, as the server answers. */
export function buildRequestConsequences(over: Partial<RequestConsequences> = {}): RequestConsequences {
  return {
    request_id: 42,
    version: 3,
    contract: {
      code: 'JKT-2604-00118',
      customer_name: 'Bambang Sutrisno',
      vehicle: 'Honda Vario 125',
      plate_number: 'B 4821 KZT',
    },
    consequences: buildConsequences(),
    obstacle: null,
    ...over,
  };
}
