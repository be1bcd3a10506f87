import { expect, it } from 'vitest';
import { containing, isNamed } from './wordsFound';

it('a word with a space inside goes by its first part, one of one or two signs by the start of a word', () => {
  expect(['s e', 'bu', 'm yusuf', 'budi', 'siti a', 'a_%'].map(containing)).toEqual([
    ...['% s e%', '% bu%', '% m yusuf%', '%budi%', '%siti a%', '%a\\_\\%%'],
  ]);
  expect(isNamed('s.e.', 'Agus Effendi')).toBe(false);
  expect(isNamed('s.e.', 'H. Budi, S.E.')).toBe(true);
});
