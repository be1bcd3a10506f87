import { financingOf, type FinancingBasis } from '@/lib/registration/financing';
import type { registrations } from '../platform/db/schema';

/** The principal of a registration, rupiah: what was approved, or what its form comes to now; null: not known. */
export function principalOf(
  { form, terms }: Pick<typeof registrations.$inferSelect, 'form' | 'terms'>,
  basis: FinancingBasis,
): number | null {
  return terms?.principal ?? financingOf(form, basis).financing?.principal ?? null;
}
