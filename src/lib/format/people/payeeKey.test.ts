import { describe, expect, it } from 'vitest';
import { isInLatin, payeeKey } from './payeeKey';

describe('what a payee is told apart by', () => {
  it.each([
    'SPBU  matraman',
    'SPBU Matraman.',
    'S.P.B.U - Matraman',
    'SPBUMatraman',
    'ＳＰＢＵ Matraman',
    'SPBU Mátraman',
  ])('is the same of %s', (name) => {
    expect(payeeKey(name)).toBe(payeeKey('SPBU Matraman'));
  });

  it.each([
    'Ibu Eka Lestari',
    'Bu Eka Lestari',
    'Eka Lestari, S.E.',
    'eka-lestari',
    'Eka 1estari',
    'EKA IESTARI',
  ])('is a person under any title: %s', (name) => {
    expect(payeeKey(name)).toBe(payeeKey('Eka Lestari'));
  });

  it('is another of another name, and never empty', () => {
    const names = ['SPBU Matraman', 'SPBU Manggarai', 'Toko 7', 'Toko 8', 'Bu Tini', 'Bu', 'Ibu', '王', '李'];
    const keys = new Set(names.map(payeeKey));
    expect(keys.size).toBe(names.length);
    expect(keys).not.toContain('');
  });
});

it.each([
  ['Toko Sinar Jaya', true],
  ['CV Café No. 7 (pusat)', true],
  ['Ma’ruf & rekan', true],
  ['Tоko', false],
  ['Tokο', false],
  ['Tokɑ', false],
  ['王', false],
  ['...', false],
  ['', false],
])('whether %j is written in A to Z is %s', (name, isPlain) => {
  expect(isInLatin(name)).toBe(isPlain);
});
