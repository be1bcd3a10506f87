import { halfUpDiv, requireWhole, toSafe } from './whole';

/** A line of a commission scheme: rupiah per contract, or hundredths of a per mille of the principal. */
export interface CommissionLine {
  basis: 'FIXED' | 'PER_MILLE';
  value: number;
}

/**
 * What a contract brings to a partner, rupiah. A share is rounded to the nearest rupiah, halves up, each commission by
 * itself: nothing of one is ever carried to another (docs/decisions/0102).
 */
export function commissionOf({ basis, value }: CommissionLine, principal: number): number {
  requireWhole('value', value);
  requireWhole('principal', principal);
  if (basis === 'FIXED') return value;
  return toSafe(halfUpDiv(BigInt(principal) * BigInt(value), 100_000n));
}
