import { expect, test } from 'vitest';
import { placeByKey } from './placeByKey';

const NAMES = ['Cetak', 'Minta pembatalan', 'Minta perubahan', 'Riwayat lengkap'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['m', 0, 1],
  ['M', 1, 2],
  ['m', 2, 1],
  ['c', 0, 0],
  ['x', 0, null],
  [' ', 0, null],
  ['Enter', 0, null],
])('%s at %i leads to %s', (key, at, place) => {
  expect(placeByKey(key, NAMES, at)).toBe(place);
});

test('moves nothing where there is nothing', () => expect(placeByKey('ArrowDown', [], -1)).toBeNull());
