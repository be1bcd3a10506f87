import { describe, expect, it } from 'vitest';
import { discountLimit } from './discountLimit';

const LINE = { instalment: 1_000_000, penalty: 60_001, penalty_paid: 30_000, penalty_discount: 10_000 };
const HALF = { credit_bp: 0, penalty_bp: 5000 };

describe('what one may forgive', () => {
  it('is a share of what the receipt owes, rounded down', () => {
    const share = { credit: 400_000, penalty: 60_001 };
    expect(discountLimit(share, { ...LINE, penalty_discount: 0 }, [], HALF)).toEqual({
      credit_discount: 0,
      penalty_discount: 30_000,
    });
    expect(discountLimit(share, LINE, [], { credit_bp: 10_000, penalty_bp: 10_000 })).toEqual({
      credit_discount: 400_000,
      penalty_discount: 60_001,
    });
  });

  it('never grows by many small receipts: what was forgiven on the line counts', () => {
    const share = { credit: 400_000, penalty: 60_001 };
    const before = [{ credit_discount: 0, penalty_discount: 45_000 }];
    expect(discountLimit(share, { ...LINE, penalty_discount: 45_000 }, before, HALF).penalty_discount).toBe(
      22_500,
    );
    const all = [{ credit_discount: 0, penalty_discount: 80_000 }];
    expect(discountLimit(share, LINE, all, HALF).penalty_discount).toBe(0);
  });
});
