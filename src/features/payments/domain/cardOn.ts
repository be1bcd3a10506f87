import type { AllocationOrder } from '@/lib/arithmetic/allocate';
import { buildCard, type Card, type LinePayment } from '@/lib/arithmetic/card';
import type { PenaltyRule } from '@/lib/arithmetic/penalty';
import type { PaymentCard } from '@/lib/contract/paymentCard';

type Structure = PaymentCard['contract']['structure'];

/** The penalty rule that the contract was signed under. */
export const ruleOf = (structure: Structure): PenaltyRule => ({
  penaltyGraceDays: structure.penalty_grace_days,
  penaltyKind: structure.penalty_kind,
  penaltyRateBp: structure.penalty_rate_bp,
  penaltyPerDay: structure.penalty_per_day,
  penaltyCapBp: structure.penalty_cap_bp,
});

/** What a payment covers first on each line. */
export const orderOf = (structure: Structure): AllocationOrder =>
  structure.allocation_order === 'PENALTY_FIRST' ? ['penalty', 'instalment'] : ['instalment', 'penalty'];

/** The card as of another day, with payments that are not written yet. */
export function cardOn(shown: PaymentCard, asOf: string, more: readonly LinePayment[] = []): Card {
  return buildCard({
    schedule: shown.card.lines,
    payments: [...shown.payments, ...more],
    rule: ruleOf(shown.contract.structure),
    asOf,
  });
}
