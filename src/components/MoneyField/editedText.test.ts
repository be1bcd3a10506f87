import { expect, it } from 'vitest';
import { editedText } from './editedText';

it.each([
  ['typed behind', '713.000', '713.0005', [7, 7], '7130005', '5'],
  ['a sign behind', '713.000', '713.000.', [7, 7], '713000.', '.'],
  ['a sign of the same kind inside', '1.250', '1..250', [1, 1], '1.250', '.'],
  ['pasted over all, which looks like a deletion', '713.000', '713.00', [0, 7], '713.00', '713.00'],
  ['pasted over a part', '713.000', '71500.00', [2, 7], '71500.00', '500.00'],
  ['deleted behind', '713.000', '713.00', [7, 7], '71300', ''],
  ['a selection deleted', '713.000', '700', [1, 5], '700', ''],
  ['emptied', '713.000', '', [0, 7], '', ''],
  ['filled in without a word', '', '713000.00', null, '713000.00', '713000.00'],
] as const)('%s', (_, before, after, selected, text, inserted) => {
  expect(editedText(before, after, selected)).toEqual({ text, inserted });
});
