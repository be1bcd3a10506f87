import { describe, expect, it } from 'vitest';
import { comparedPhone, phoneKey, searchedPhone } from './phoneKey';

const WRITTEN = [
  '+62 841-5550-2556',
  '\u202a+62 841\u20115550\u20112556\u202c',
  '\u200b\u200e+62\u00a0841-5550-2556\u2069\ufeff',
  '0841-5550-2556',
  '(0841) 5550 2556',
  '0841.5550.2556',
  '6284155502556',
  '0062 841 5550 2556',
  '+62 (0)841 5550 2556',
  '+62 0841 5550 2556',
  '841 5550 2556',
];

describe('a phone number', () => {
  it.each(WRITTEN)('is the same however it is written: %j', (text) => {
    expect(phoneKey(text)).toBe('084155502556');
    expect(searchedPhone(text)).toBe('084155502556');
    expect(comparedPhone(text)).toBe('084155502556');
  });

  it.each([
    ['021-555 0118', '0215550118'],
    ['+62 21 555 0118', '0215550118'],
    ['', ''],
    ['-', ''],
    ['0', '0'],
  ])('of a house too: %j', (text, key) => {
    expect(phoneKey(text)).toBe(key);
  });

  it.each([
    ['08415550', '08415550'],
    ['+62841555', null],
    ['+628415550', '08415550'],
    ['0841', null],
    ['8415550', null],
    ['62084155502', null],
    ['6208011234560001', null],
    ['2501-00012', null],
    ['JKT-2501-00012', null],
    ['021 555 0118', null],
    ['0841-5550-2556 budi', null],
    ['', null],
  ])('is looked for from its start, and nothing else is taken for one: %j', (text, key) => {
    expect(searchedPhone(text)).toBe(key);
  });

  it.each([
    ['021-555 0118', '0215550118'],
    ['0812-5550', '08125550'],
    ['0812-555', null],
    ['08000000000', null],
    ['0811111111', null],
    ['00000000', null],
    ['99999999', null],
    ['belum ada', null],
    ['', null],
  ])('is compared when it is whole: %j', (text, key) => {
    expect(comparedPhone(text)).toBe(key);
  });
});
