import { expect, it } from 'vitest';
import { blockText, unusedCount, unusedText } from './blockNumbers';

const block = { prefix: 'JKT/K2611/', first: 226, last: 250 };

it('says which numbers of a block were not used', () => {
  expect(blockText(block)).toBe('JKT/K2611/00226–00250');
  expect(unusedText({ ...block, used: [] })).toBe('00226–00250');
  expect(unusedText({ ...block, used: [226, 227, 241, 243, 250] })).toBe('00228–00240, 00242, 00244–00249');
  const all = Array.from({ length: 25 }, (_, index) => 226 + index);
  expect(unusedText({ ...block, used: all })).toBe('');
});

it('counts each number once, whatever the server says twice', () => {
  expect(unusedCount({ ...block, used: [] })).toBe(25);
  expect(unusedCount({ ...block, used: [226, 226, 300] })).toBe(24);
});
