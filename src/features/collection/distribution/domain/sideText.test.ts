import { expect, it } from 'vitest';
import { buildProposal } from '../mocks/buildDistribution';
import { bucketsText, changesBetween } from './sideText';

it('says how late accounts are, without what there is none of', () => {
  const ranges = [
    { from: 0, to: 30 },
    { from: 31, to: null },
  ];
  expect(bucketsText({ buckets: [2, 0, 1_200] }, ranges)).toBe('belum terlambat 2, > 30 hari 1.200');
  expect(bucketsText({ buckets: [0, 0, 0] }, ranges)).toBe('–');
});

it('names each collector whose before or after is another, and who came or went', () => {
  const shown = buildProposal();
  const [first, ...others] = shown.sides;
  const less = { ...first!, before: { accounts: 32, outstanding: 400_000_000, buckets: [4, 20, 6, 2] } };
  expect(changesBetween(shown, { ...shown, sides: [less, ...others] })).toEqual([
    'Agus Salim, sebelum: 33 akun Rp412.500.000 menjadi 32 akun Rp400.000.000',
  ]);
  expect(changesBetween(shown, { ...shown, sides: others })).toHaveLength(2);
  expect(changesBetween(shown, { ...shown, digest: 'lain' })).toEqual([
    'Akun yang berpindah lain dari yang ditampilkan, dengan jumlah yang sama.',
  ]);
});
