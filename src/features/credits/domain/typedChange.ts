import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { BasisState } from './basisState';
import { calculatedChange, isDecidedOtherwise } from './calculatedChange';
import { checkForm, checkReason, creditWriteOf, isChanged, type CreditFormValues } from './creditFormValues';

/** What the form comes to. */
export interface TypedChange {
  /** The receipt as it would be; null: not to be calculated yet. */
  write: CreditWrite | null;
  /** What keeps the form from being sent, per field. */
  errors: FieldErrors;
  /** Something besides the reason differs from the receipt. */
  changed: boolean;
}

/** What is typed, calculated where the contract's rules are known; the reason counts only once sending was tried. */
export function typedChange(
  receipt: Receipt,
  values: CreditFormValues,
  basis: BasisState,
  tried: boolean,
): TypedChange {
  switch (basis.state) {
    case 'unknown':
      return {
        write: creditWriteOf(receipt, values),
        errors: checkForm(receipt, values, tried),
        changed: isChanged(receipt, values),
      };
    case 'ready': {
      const { write, errors } = calculatedChange(receipt, values, basis.basis);
      return {
        write,
        errors: { ...errors, ...checkReason(values, tried) },
        changed: isDecidedOtherwise(receipt, values),
      };
    }
    case 'loading':
    case 'failed':
      return {
        write: null,
        errors: checkReason(values, tried),
        changed: isDecidedOtherwise(receipt, values),
      };
  }
}
