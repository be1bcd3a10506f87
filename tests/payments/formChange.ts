import type { ChangeBasis } from '@/lib/contract/changeBasis';
import type { Receipt } from '@/lib/contract/credits';
import { calculatedChange, type CalculatedChange } from '@/features/credits/domain/calculatedChange';
import { formValuesOf, type CreditFormValues } from '@/features/credits/domain/creditFormValues';

/** What the change form makes of what a person types over a receipt. */
export function formChange(
  receipt: Receipt,
  basis: ChangeBasis,
  typed: Partial<CreditFormValues>,
): CalculatedChange {
  return calculatedChange(receipt, { ...formValuesOf(receipt), ...typed }, basis);
}
