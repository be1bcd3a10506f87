import { describe, expect, it } from 'vitest';
import { dailyPenalty, penaltyRuleText } from './penaltyRule';

const RATE = {
  penalty_kind: 'RATE',
  penalty_rate_bp: 50,
  penalty_per_day: 0,
  penalty_grace_days: 3,
  penalty_cap_bp: 5000,
} as const;
const FIXED = { ...RATE, penalty_kind: 'FIXED', penalty_rate_bp: 0, penalty_per_day: 5000 } as const;

describe('a penalty rule in words', () => {
  it('names a percentage and what it is of, or a sum', () => {
    expect([dailyPenalty(RATE), dailyPenalty(FIXED)]).toEqual(['0,5 %', 'Rp5.000']);
    expect(penaltyRuleText(RATE)).toBe(
      'Denda 0,5 % per hari dari angsuran yang belum dibayar setelah 3 hari sejak jatuh tempo, paling tinggi 50 % dari angsuran.',
    );
    expect(penaltyRuleText({ ...FIXED, penalty_grace_days: 0 })).toBe(
      'Denda Rp5.000 per hari sejak jatuh tempo, paling tinggi 50 % dari angsuran.',
    );
  });

  it('says when there is none', () => {
    expect(penaltyRuleText({ ...RATE, penalty_rate_bp: 0 })).toBe('Tanpa denda keterlambatan.');
  });
});
