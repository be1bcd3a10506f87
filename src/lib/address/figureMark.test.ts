import { expect, it } from 'vitest';
import { figureMark, markedFigure, type MarkedFigure } from './figureMark';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const LATE: MarkedFigure = {
  ...{ figure: 'late', slice: null, count: 144, amount: 1_705_700_000, whole: null },
  asOf: '2026-11-20T07:05:00.000Z',
};

it('takes a figure through an address as it stood', () => {
  for (const one of [
    LATE,
    { ...LATE, figure: 'bucket', slice: '31-60' },
    { ...LATE, figure: 'bucket', slice: '91-' },
    { ...LATE, figure: 'npf', whole: 6_920_000_000 },
    { ...LATE, figure: 'books_ready', amount: null },
    { ...LATE, figure: 'entered', count: 0, amount: -735_000 },
  ] as const) {
    const address = new URLSearchParams({ angka: figureMark(one) }).toString();
    expect(address).toMatch(/^angka=[\w.-]+$/);
    expect(markedFigure(new URLSearchParams(address).get('angka') ?? '', NOW)).toEqual(one);
  }
});

it('takes nothing from an address that was bent', () => {
  const whole = figureMark(LATE);
  for (const bent of [
    '',
    'late',
    whole.replace('late', 'toString'),
    whole.replace('late', 'unknown'),
    whole.replace('144', '1e3'),
    whole.replace('144', '-1'),
    whole.replace('late.', 'late.x'),
    whole.replace('1705700000', '1705700000000000000'),
    `${whole}.1`,
    ` ${whole}`,
    figureMark({ ...LATE, asOf: '2026-11-22T07:05:00.000Z' }),
  ])
    expect(markedFigure(bent, NOW), bent).toBeNull();
});
