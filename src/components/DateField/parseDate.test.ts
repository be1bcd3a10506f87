import { describe, expect, it } from 'vitest';
import { parseDate } from './parseDate';

describe('parseDate', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['5/3/2026', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    ['05.03.2026', '2026-03-05'],
    ['05032026', '2026-03-05'],
    [' 2026-11-20 ', '2026-11-20'],
    ['29/02/2028', '2028-02-29'],
  ])('reads %s', (text, date) => expect(parseDate(text)).toBe(date));

  it.each([
    '',
    '20',
    '20/11',
    '20/11/20',
    '31/02/2026',
    '29/02/2026',
    '00/01/2026',
    '1/13/2026',
    '01/01/1026',
    'besok',
  ])('does not guess at %j while typing', (text) => expect(parseDate(text)).toBeNull());

  it('reads a short year once typing ended', () => {
    expect(parseDate('20/11/26', true)).toBe('2026-11-20');
    expect(parseDate('31/02/26', true)).toBeNull();
  });
});
