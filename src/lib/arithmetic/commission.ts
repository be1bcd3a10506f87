import { halfUpDiv, requireWhole, toSafe } from './whole';

/** A line of a commission scheme: rupiah per contract, or hundredths of a per mille of the principal. */
export interface CommissionLine {
  basis: 'FIXED' | 'PER_MILLE';
  value: number;
}

/** Most that a contract brings to one partner: of what is disbursed, hundredths of a percent (DOMAIN, Commission). */
const MOST_BP = 500;

/** The same in rupiah, rounded down. */
export function mostCommission(disbursed: number): number {
  requireWhole('disbursed', disbursed);
  return toSafe((BigInt(disbursed) * BigInt(MOST_BP)) / 10_000n);
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
