import { allocate, owedOn, type AllocationOrder } from '@/lib/arithmetic/allocate';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostPayment } from '@/lib/contract/payments';

/** The payment of everything that is owed on the oldest open line, in banknotes, today; as a screen would send it. */
export function oldestInstalment(card: PaymentCard, over: Partial<PostPayment> = {}): PostPayment {
  const line = card.card.lines.find((one) => owedOn(one) > 0);
  const amount = over.amount ?? (line ? owedOn(line) : 0);
  const waivers = over.waivers ?? [];
  const { shares } = allocate({
    card: card.card,
    date: card.as_of,
    receipts: card.payments,
    rule: penaltyRuleOf(card),
    amount,
    order: orderOf(card),
    waivers,
    ...(over.lines && { lines: over.lines }),
  });
  return {
    version: card.contract.version,
    date_payment: card.as_of,
    amount,
    waivers,
    collector_payment: 0,
    cash: amount + (over.collector_payment ?? 0),
    bank: 0,
    bank_reference: 'TRF 0001',
    note: '',
    shares,
    ...over,
  };
}

/** The penalty rule that the contract was signed under. */
export function penaltyRuleOf({ contract: { structure } }: PaymentCard) {
  return {
    penaltyGraceDays: structure.penalty_grace_days,
    penaltyKind: structure.penalty_kind,
    penaltyRateBp: structure.penalty_rate_bp,
    penaltyPerDay: structure.penalty_per_day,
    penaltyCapBp: structure.penalty_cap_bp,
  };
}

/** What a payment covers first, by the contract. */
export const orderOf = ({ contract: { structure } }: PaymentCard): AllocationOrder =>
  structure.allocation_order === 'PENALTY_FIRST' ? ['penalty', 'instalment'] : ['instalment', 'penalty'];
