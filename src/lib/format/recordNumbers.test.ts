import { expect, test } from 'vitest';
import { readLetterNumber, readTtsNumber, readVoucherNumber } from './recordNumbers';

test.each([
  ['JKT/K2611/00025', 'JKT/K2611/00025'],
  [' jkt/k2611/25 ', 'JKT/K2611/00025'],
  ['jktk261100025', 'JKT/K2611/00025'],
  ['JK2 K2611 7', 'JK2/K2611/00007'],
  ['JKT/K2611/123456', 'JKT/K2611/123456'],
  ['JKT/K2611/', null],
  ['JKT/K2611/000', null],
  ['JKT/K2613/00025', null],
  ['JKT/2611/00025', null],
  ['JKT/SP/2611/00025', null],
  ['BK 2611 KA', null],
  ['', null],
])('a TTS: %s', (text, number) => expect(readTtsNumber(text)).toBe(number));

test.each([
  ['JKT/SP/2611/00001', 'JKT/SP/2611/00001'],
  ['jkt sp 2611 1', 'JKT/SP/2611/00001'],
  ['jktsp261100012', 'JKT/SP/2611/00012'],
  ['JKT/SP/2611', null],
  ['JKT/K2611/00001', null],
])('a letter: %s', (text, number) => expect(readLetterNumber(text)).toBe(number));

test.each([
  ['PC/JKT/2026/11/0001', 'PC/JKT/2026/11/0001'],
  ['pc jkt 2026 11 1', 'PC/JKT/2026/11/0001'],
  ['pcjkt2026110012', 'PC/JKT/2026/11/0012'],
  ['PC/JKT/2026/11/12345', 'PC/JKT/2026/11/12345'],
  ['PC/JKT/2026/13/0001', null],
  ['PC/JKT/2026/11', null],
])('a voucher: %s', (text, number) => expect(readVoucherNumber(text)).toBe(number));
