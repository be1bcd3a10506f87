import { describe, expect, it } from 'vitest';
import { copiesOf, rowHash } from './rowHash';

const line = { date: '2026-11-20', amount: 750_000, description: 'TRSF BUDI SANTOSO', reference: '0042' };

describe('a line is the same line', () => {
  it('in any file, whatever its spaces and capitals', () => {
    expect(rowHash('BCA', { ...line, description: ' Trsf  Budi Santoso ' })).toBe(rowHash('BCA', line));
  });

  it.each([
    ['bank', 'BRI', line],
    ['day', 'BCA', { ...line, date: '2026-11-21' }],
    ['amount', 'BCA', { ...line, amount: 750_001 }],
    ['reference', 'BCA', { ...line, reference: '42' }],
    ['place of a text', 'BCA', { ...line, description: 'TRSF BUDI', reference: 'SANTOSO 0042' }],
  ])('and another one with another %s', (_, bank, other) => {
    expect(rowHash(bank, other)).not.toBe(rowHash('BCA', line));
  });

  it('but not the line that stands twice in its file', () => {
    expect(copiesOf(['a', 'b', 'a', 'a'], new Map([['a', 2]]))).toEqual([2, 0, 3, 4]);
  });
});
