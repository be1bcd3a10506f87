import { describe, expect, it } from 'vitest';
import { owedBy, promiseErrors } from './promiseErrors';

const TODAY = '2026-11-20';
const OWED = {
  lines: [
    { date_maturity: '2026-11-08', remainder: 250_000 },
    { date_maturity: '2026-12-08', remainder: 400_000 },
    // Paid twice over: nobody owes less elsewhere for it.
    { date_maturity: '2026-12-09', remainder: -50_000 },
    { date_maturity: '2027-01-08', remainder: 400_000 },
  ],
  penalty: 12_500,
};
const errors = (due: string, amount: number) => promiseErrors({ due, amount }, OWED, TODAY);

describe('a promise', () => {
  it('is for what is owed by its day, penalty with it', () => {
    expect(owedBy(OWED, TODAY, TODAY)).toBe(262_500);
    expect(owedBy(OWED, '2026-12-08', TODAY)).toBe(662_500);
    expect(owedBy(OWED, '2026-11-01', TODAY)).toBe(262_500);
    expect(errors(TODAY, 262_500)).toEqual({});
    expect(errors('2026-12-08', 662_500)).toEqual({});
  });

  it.each([
    ['yesterday', '2026-11-19', 100, 'due'],
    ['a day that there is not', '2026-11-31', 100, 'due'],
    ['the year 0', '0000-01-01', 100, 'due'],
    ['no day', '', 100, 'due'],
    ['more than a month ahead', '2026-12-22', 100, 'due'],
    ['nothing', TODAY, 0, 'amount'],
    ['less than nothing', TODAY, -5, 'amount'],
    ['a rupiah more', TODAY, 262_501, 'amount'],
    ['what is due a day later', '2026-12-07', 662_500, 'amount'],
  ])('for %s is refused at its field', (_what, due, amount, field) => {
    expect(Object.keys(errors(due, amount))).toEqual([field]);
  });

  it('is for nothing where nothing is owed by then', () => {
    const later = { lines: OWED.lines.slice(1), penalty: 0 };
    expect(promiseErrors({ due: TODAY, amount: 1 }, later, TODAY).amount).toMatch(/^Tidak ada yang harus/);
  });
});
