import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Sri Wahyuni', 'SW'],
  ['sri wahyuni lestari', 'SW'],
  ['Sukarno', 'S'],
  ['  dewi   ayu ', 'DA'],
  ['', 'NN'],
  [null, 'NN'],
  ['İlker çelik', 'İÇ'],
])('initials of %j are %s (SPEC 5)', (name, letters) => expect(initials(name)).toBe(letters));
