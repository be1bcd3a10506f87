import type { Calculation } from '@/lib/contract/calculations';
import { planInstalments, type InstalmentPlan } from '../domain/instalmentPlan';
import { EMPTY_STATE } from '../domain/instalmentState';
import { buildCalculation } from '@/lib/mocks/buildCalculation';

/** What a principal (rupiah) costs under the flat motorcycle rules, or others. */
export function buildPlan(
  rules: Partial<Calculation> = {},
  principal = 12_000_000,
  tenors = '',
): InstalmentPlan {
  return planInstalments({ ...EMPTY_STATE, principal, tenors }, buildCalculation(rules), '2026-11-20');
}
