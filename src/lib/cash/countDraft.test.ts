import { describe, expect, it } from 'vitest';
import { checkCount, EMPTY_COUNT } from './countDraft';

describe('a count', () => {
  it('is compared with what is expected as it is typed', () => {
    const draft = { counts: { '100000': '2', coin_500: '1', '5000': '' }, explanation: '' };
    expect(checkCount(draft, 200_500)).toEqual({
      denominations: { '100000': 2, coin_500: 1 },
      counted: 200_500,
      difference: 0,
      isBegun: true,
      isSilent: false,
      unread: [],
    });
  });
  it.each([
    ['nothing', {}, false],
    ['what was emptied again', { '100000': '', '50000': ' ' }, false],
    ['a zero', { coin_500: '0' }, true],
    ['what cannot be read', { '100000': 'x' }, true],
  ])('is begun or not by %s', (_what, counts, isBegun) => {
    expect(checkCount({ counts, explanation: 'Kurang' }, 1000)).toMatchObject({ counted: 0, isBegun });
  });
  it.each(['1.5', '1,5', '-3', '3x', '1e3'])('never counts %s as other pieces, and names it', (text) => {
    expect(
      checkCount({ counts: { '100000': text, '50000': ' 2 ' }, explanation: '' }, 100_000),
    ).toMatchObject({
      denominations: { '50000': 2 },
      unread: ['100000'],
    });
  });
  it('needs words for a difference', () => {
    expect(checkCount(EMPTY_COUNT, 1000)).toMatchObject({ difference: -1000, isSilent: true });
    expect(checkCount({ ...EMPTY_COUNT, explanation: 'Kurang koin' }, 1000)).toMatchObject({
      isSilent: false,
    });
    expect(checkCount(EMPTY_COUNT, 0)).toMatchObject({ difference: 0, isSilent: false });
  });
});
