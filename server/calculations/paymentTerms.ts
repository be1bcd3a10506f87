import type { ChangeBasis } from '@/lib/contract/changeBasis';
import type { calculations } from '../platform/db/schema';

type TermColumns = Pick<
  typeof calculations.$inferSelect,
  'penaltyGraceDays' | 'penaltyKind' | 'penaltyRateBp' | 'penaltyPerDay' | 'penaltyCapBp' | 'allocationOrder'
>;

/** By what a payment is calculated, of a Perhitungan or of the contract that copied it, as the API names the fields. */
export const toPaymentTerms = (row: TermColumns): ChangeBasis['rule'] => ({
  penalty_grace_days: row.penaltyGraceDays,
  penalty_kind: row.penaltyKind,
  penalty_rate_bp: row.penaltyRateBp,
  penalty_per_day: row.penaltyPerDay,
  penalty_cap_bp: row.penaltyCapBp,
  allocation_order: row.allocationOrder,
});
