import { describe, expect, it } from 'vitest';
import type { PenaltyRule } from '@/lib/arithmetic/penalty';
import { penaltyText } from './penaltyText';

const FIXED: PenaltyRule = {
  penaltyGraceDays: 3,
  penaltyKind: 'FIXED',
  penaltyRateBp: 0,
  penaltyPerDay: 5000,
  penaltyCapBp: 5000,
};
const line = {
  overdue: 10,
  instalment: 850_000,
  paid: 0,
  discount: 0,
  penalty: 35_000,
  penalty_paid: 0,
  penalty_discount: 0,
};

describe('a fixed penalty in words', () => {
  it('is days times its sum', () => {
    expect(penaltyText(line, FIXED)).toBe(
      '10 hari − 3 hari masa tenggang = 7 hari × Rp5.000 = Rp35.000, paling tinggi 50 %.',
    );
  });

  it('does not count days that may lie after the instalment was covered', () => {
    expect(penaltyText({ ...line, paid: 850_000, penalty: 25_000, penalty_paid: 10_000 }, FIXED)).toBe(
      'Dihitung harian selama angsuran belum lunas: Rp35.000, dikurangi Rp10.000 yang sudah dibayar atau dipotong.',
    );
  });
});
