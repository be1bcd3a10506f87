import { toSafe } from '../arithmetic/whole';
import type { Calculation } from '../contract/calculations';
import type { FieldErrors } from '../contract/envelope';
import type { PriceValues } from '../contract/prices';
import type { RegistrationForm } from '../contract/registrationForm';
import { formatRupiah } from '../format/rupiah';

/** What the loan pays beside the vehicle, and the rate of the Perhitungan that limits it. */
const LIMITED = { insurance: 'max_insurance_bp', fees: 'max_fees_bp' } as const;
type Limited = keyof typeof LIMITED;

interface Basis {
  calculation: Pick<Calculation, 'max_fees_bp' | 'max_insurance_bp'> | null;
  price: Pick<PriceValues, 'otr'> | null;
}

/**
 * Most that insurance and fees may be, rupiah, rounded down: their rates of the OTR (DOMAIN, Fees); of cash against the
 * BPKB that of the price list. Null while Perhitungan or OTR is not known.
 */
export function feeLimits(
  { financing, otr }: Pick<RegistrationForm['structure'], 'financing' | 'otr'>,
  { calculation, price }: Basis,
): Record<Limited, number> | null {
  const of = financing === 'CASH' ? (price?.otr ?? null) : otr;
  if (calculation === null || of === null) return null;
  const share = (bp: number) => toSafe((BigInt(of) * BigInt(bp)) / 10_000n);
  return { insurance: share(calculation.max_insurance_bp), fees: share(calculation.max_fees_bp) };
}

/** What is above its limit, beside its field. */
export function feeErrors({ structure }: Pick<RegistrationForm, 'structure'>, basis: Basis): FieldErrors {
  const limits = feeLimits(structure, basis);
  if (limits === null) return {};
  const errors: FieldErrors = {};
  for (const field of Object.keys(LIMITED) as Limited[]) {
    if ((structure[field] ?? 0) > limits[field]) errors[`structure.${field}`] = feeLimitText(limits[field]);
  }
  return errors;
}

/** The limit in words, for the hint and the error. */
export const feeLimitText = (most: number): string =>
  `Paling banyak ${formatRupiah(most)} menurut Perhitungan.`;
