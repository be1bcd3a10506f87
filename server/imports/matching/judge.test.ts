import { describe, expect, it } from 'vitest';
import type { Hint } from './hints';
import { judge, type Candidate } from './judge';

const exact = 30;
const several = 20;
const other = 0;

const candidate = (
  code: string,
  hints: readonly Hint[],
  fit: number = exact,
  change: Partial<Candidate> = {},
): Candidate => ({
  code,
  hints: new Set(hints),
  fit,
  closed: false,
  obstacle: null,
  ...change,
});
const stateOf = (...candidates: Candidate[]) => {
  const { state, contractCode, score } = judge(candidates);
  return [state, contractCode, score];
};

describe('which contract a line is for', () => {
  it.each([
    ['CODE', other, 'MATCHED', 75],
    ['CODE', exact, 'MATCHED', 99],
    ['NIK', other, 'DOUBTFUL', 60],
    ['NIK', several, 'MATCHED', 80],
    ['PLATE', other, 'DOUBTFUL', 60],
    ['PLATE', several, 'MATCHED', 80],
    ['PHONE', other, 'DOUBTFUL', 50],
    ['PHONE', several, 'DOUBTFUL', 70],
    ['PHONE', exact, 'MATCHED', 80],
    ['NAME', several, 'DOUBTFUL', 65],
    ['NAME', exact, 'DOUBTFUL', 70],
    ['OLD_CODE', other, 'MATCHED', 75],
    ['NAME_LIKE', exact, 'DOUBTFUL', 55],
    ['NAME_LIKE', other, 'DOUBTFUL', 25],
  ] as const)('%s with an amount worth %i', (hint, fit, state, score) => {
    expect(stateOf(candidate('A', [hint], fit))).toEqual([state, 'A', score]);
  });

  it('is none without a hint', () => {
    expect(stateOf()).toEqual(['UNKNOWN', null, 0]);
  });

  it('is surer with each further hint', () => {
    expect(stateOf(candidate('A', ['PHONE', 'PLATE'], other))).toEqual(['DOUBTFUL', 'A', 70]);
    expect(stateOf(candidate('A', ['PHONE', 'PLATE', 'NIK'], other))).toEqual(['MATCHED', 'A', 80]);
  });

  it('is never made sure by a name: alone whatever the amount, beside others where the amount is not what is owed', () => {
    for (const fit of [exact, several, other]) {
      expect(stateOf(candidate('A', ['NAME'], fit))[0]).toBe('DOUBTFUL');
    }
    expect(stateOf(candidate('A', ['PHONE', 'PLATE', 'NAME'], other))).toEqual(['DOUBTFUL', 'A', 70]);
    expect(stateOf(candidate('A', ['PHONE', 'NAME'], several))).toEqual(['DOUBTFUL', 'A', 70]);
    expect(stateOf(candidate('A', ['PHONE', 'NAME'], exact))).toEqual(['MATCHED', 'A', 90]);
    expect(judge([candidate('A', ['NAME'])]).reason).toBe(
      'Nama nasabah ada di keterangan; nama saja belum pasti',
    );
  });

  it('is doubtful where two are named alike, however well the amount fits one', () => {
    for (const hint of ['CODE', 'PLATE', 'NAME'] as const) {
      expect(stateOf(candidate('A', [hint], other), candidate('B', [hint]))).toEqual(['DOUBTFUL', 'B', 70]);
    }
  });

  it('is told by the amount where one person has two contracts', () => {
    for (const hint of ['NIK', 'PHONE'] as const) {
      expect(stateOf(candidate('A', [hint], other), candidate('B', [hint]))[0]).toBe('MATCHED');
      expect(stateOf(candidate('A', [hint]), candidate('B', [hint]))[0]).toBe('DOUBTFUL');
    }
  });

  it('is doubtful where the next one is near', () => {
    const named = candidate('A', ['CODE'], other);
    expect(stateOf(named, candidate('B', ['PHONE']))).toEqual(['DOUBTFUL', 'B', 70]);
    expect(stateOf(named, candidate('B', ['PHONE'], other))[0]).toBe('MATCHED');
  });

  it('is no closed one while an open one is there, and says what stands in the way', () => {
    const obstacle = 'Kontrak A sudah lunas.';
    const closed = candidate('A', ['PLATE'], exact, { closed: true, obstacle });
    expect(stateOf(closed, candidate('B', ['PLATE']))).toEqual(['MATCHED', 'B', 90]);
    expect(judge([closed])).toEqual({
      state: 'DOUBTFUL',
      contractCode: 'A',
      score: 70,
      reason: 'Nopol ada di keterangan; tetapi kontrak A sudah lunas',
    });
  });

  it('says all hints and all rivals in words', () => {
    const verdict = judge([
      candidate('A', ['PHONE', 'NAME', 'PLATE']),
      ...['B', 'C', 'D'].map((code) => candidate(code, ['PLATE', 'PHONE'])),
    ]);
    expect(verdict.reason).toBe(
      'Nopol, nomor telepon dan nama nasabah ada di keterangan; cocok juga dengan B, C dan 1 lainnya',
    );
  });
});
