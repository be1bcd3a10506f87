import type { Disbursement } from '@/lib/contract/disbursements';
import type { DisbursementOrder } from '@/lib/contract/disbursementCalls';

const CLERK = { username: 'kontrak.jkt', name: 'Sari Permata' };

/** A transfer to the borrower's account. */
export const buildDisbursement = (over: Partial<Disbursement> = {}): Disbursement => ({
  ...{ id: 3, state: 'PAID', way: 'TRANSFER', day: '2026-11-20', amount: 11_400_000 },
  ...{ bank: 'BCA', account: '5220304121', account_holder: 'Siti Rahmawati', reference: 'TRF 2011-0042' },
  ...{ proof: 74, signature: null, ordered_by: CLERK, ordered_at: '2026-11-20T03:00:00.000Z' },
  ...{ paid_by: CLERK, paid_at: '2026-11-20T03:00:00.000Z', may_take_back: false },
  ...over,
});

/** Cash that waits for a cashier. */
export const buildOrder = (over: Partial<Disbursement> = {}): Disbursement =>
  buildDisbursement({
    ...{ state: 'ORDERED', way: 'CASH', reference: '', proof: null, paid_by: null, paid_at: null },
    may_take_back: true,
    ...over,
  });

/** The same as the cashier reads it. */
export const buildCashOrder = (over: Partial<DisbursementOrder> = {}): DisbursementOrder => ({
  ...{ registration_id: 41, version: 7, number: 'JKT/R2611/00041', name: 'Siti Rahmawati' },
  ...{ vehicle: 'Honda BeAT 2022', amount: 11_400_000, ordered_by: CLERK },
  ...{ ordered_at: '2026-11-20T03:00:00.000Z', obstacle: null },
  ...over,
});
