import type { ChangeAccount } from '@/lib/arithmetic/checkReceiptChange';
import type { ChangeBasis } from '@/lib/contract/changeBasis';

/** What the server says of a receipt's line and rules, as the arithmetic takes it. */
export function changeAccountOf(basis: ChangeBasis): ChangeAccount {
  const { today, date_start, closed, deposit, max_collector_fee, has_reference, line, receipts, rule } =
    basis;
  return {
    today,
    dateStart: date_start,
    isClosed: closed,
    deposit,
    maxCollectorFee: max_collector_fee,
    hasReference: has_reference,
    line,
    receipts,
    rule: {
      penaltyGraceDays: rule.penalty_grace_days,
      penaltyKind: rule.penalty_kind,
      penaltyRateBp: rule.penalty_rate_bp,
      penaltyPerDay: rule.penalty_per_day,
      penaltyCapBp: rule.penalty_cap_bp,
    },
    order: rule.allocation_order === 'PENALTY_FIRST' ? ['penalty', 'instalment'] : ['instalment', 'penalty'],
  };
}
