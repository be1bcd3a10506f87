import { expect, it } from 'vitest';
import { formatPercent, parsePercent } from './percent';

it.each([
  [2200, '22 %'],
  [1850, '18,5 %'],
  [50, '0,5 %'],
  [5, '0,05 %'],
  [0, '0 %'],
  [500_000, '5.000 %'],
  [null, ''],
  [undefined, ''],
])('%s is "%s"', (basisPoints, words) => expect(formatPercent(basisPoints)).toBe(words));

it.each([
  ['18,5', 1850],
  ['18.5', 1850],
  [' 22 % ', 2200],
  ['0,05', 5],
  ['0', 0],
  ['', null],
  ['0,005', null],
  ['-1', null],
  ['1e3', null],
])('"%s" typed is %s', (text, basisPoints) => expect(parsePercent(text)).toBe(basisPoints));
