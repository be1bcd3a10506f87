import { expect, it } from 'vitest';
import { checkFigures, NO_FIGURES } from './figuresDraft';

it('asks for all that the bank shows', () => {
  expect(Object.keys(checkFigures(NO_FIGURES))).toEqual(['account', 'rows', 'amount']);
  expect(checkFigures({ account: '0012', rows: '12', amount: 0 })).toEqual({});
  expect(Object.keys(checkFigures({ account: ' 12 ', rows: '1,5', amount: 1 }))).toEqual(['account', 'rows']);
});
