import { expect, it } from 'vitest';
import { tabSeparated } from './tabSeparated';

it('keeps cells apart and calculates nothing', () => {
  expect(
    tabSeparated([
      ['No. nota', 'Jumlah'],
      ['JKT/2611/00042', 850_000],
      ['a\tb\nc', null],
      ['=1+1', -5],
    ]),
  ).toBe("No. nota\tJumlah\nJKT/2611/00042\t850000\na b c\t\n'=1+1\t-5");
});
