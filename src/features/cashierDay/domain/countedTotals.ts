import type { CashierDay } from '@/lib/contract/cashierDay';
import type { HandOverWay } from '@/lib/contract/drawerRequests';

const KINDS = { BANK: 'TO_BANK', SAFE: 'TO_SAFE', HOLDER: 'TO_HOLDER' } as const satisfies Record<
  HandOverWay,
  string
>;

/**
 * What moved the drawer before the count that stands: sums by kind and their cash, rupiah, without the hand-over of what
 * was counted. A paper says the same before and after the money has gone.
 */
export function countedTotals({ totals, cash, hand_over: handOver }: CashierDay): {
  rows: CashierDay['totals'];
  cash: number;
} {
  const done = handOver?.done;
  if (!done?.way) return { rows: totals, cash };
  const kind = KINDS[done.way];
  const rows = totals.map((row) =>
    row.kind === kind ? { ...row, count: row.count - 1, cash: row.cash + done.amount } : row,
  );
  return { rows: rows.filter(({ count }) => count > 0), cash: cash + done.amount };
}
