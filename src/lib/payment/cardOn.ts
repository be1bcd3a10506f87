import type { AllocationOrder } from '../arithmetic/allocate';
import { buildCard, type Card, type LinePayment } from '../arithmetic/card';
import type { PenaltyRule } from '../arithmetic/penalty';
import type { PaymentCard } from '../contract/paymentCard';

/** What of a contract's structure its card is calculated by. */
type Structure = Pick<
  PaymentCard['contract']['structure'],
  | 'penalty_grace_days'
  | 'penalty_kind'
  | 'penalty_rate_bp'
  | 'penalty_per_day'
  | 'penalty_cap_bp'
  | 'allocation_order'
  | 'date_start'
>;

/** As much of a payment card as a payment is held against. */
export type CheckedCard = Omit<PaymentCard, 'contract' | 'deposits'> & { contract: { structure: Structure } };

/** The penalty rule that the contract was signed under. */
export const ruleOf = (structure: Omit<Structure, 'allocation_order' | 'date_start'>): PenaltyRule => ({
  penaltyGraceDays: structure.penalty_grace_days,
  penaltyKind: structure.penalty_kind,
  penaltyRateBp: structure.penalty_rate_bp,
  penaltyPerDay: structure.penalty_per_day,
  penaltyCapBp: structure.penalty_cap_bp,
});

/** What a payment covers first on each line. */
export const orderOf = ({ allocation_order }: Pick<Structure, 'allocation_order'>): AllocationOrder =>
  allocation_order === 'PENALTY_FIRST' ? ['penalty', 'instalment'] : ['instalment', 'penalty'];

/** The card as of another day, of other payments where they are given. */
export const cardOn = (
  shown: Pick<CheckedCard, 'contract' | 'card' | 'payments'>,
  asOf: string,
  payments: readonly LinePayment[] = shown.payments,
): Card => buildCard({ schedule: shown.card.lines, payments, rule: ruleOf(shown.contract.structure), asOf });
