import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axisOf,
  cellText,
  columnsOf,
  gapRatio,
  hasMark,
  isEmpty,
  labelsOf,
  linesOf,
  shortNumber,
  spokenValue,
  toneOf,
  valueText,
} from './Chart.utils';

const series = (...lists: (number | null)[][]) =>
  lists.map((values, index) => ({ name: `S${index + 1}`, values }));
const days = Array.from({ length: 31 }, (_, index) => `${index + 1} Nov`);

it.each([
  [0, '0'],
  [950, '950'],
  [1_500, '1,5 rb'],
  [-25_000_000, '-25 jt'],
  [1_250_000, '1,3 jt'],
  [2_000_000_000, '2 M'],
  [3_400_000_000_000, '3,4 T'],
])('%i is %s on an axis', (value, text) => {
  expect(shortNumber(value)).toBe(text);
});

it.each([
  [1_250_000, 'Rp', 'Rp1.250.000'],
  [-500, 'Rp', '-Rp500'],
  [1_200, 'kontrak', '1.200 kontrak'],
  [2.53, '%', '2,53 %'],
])('%i in %s is %s', (value, unit, text) => {
  expect(valueText(value, unit)).toBe(text);
});

it('has two decimals in cells of percent', () => {
  expect([cellText(2.53, '%'), cellText(3, '%'), cellText(-500, 'Rp'), cellText(null, '%')]).toEqual([
    '2,53',
    '3,00',
    '(500)',
    '',
  ]);
});

describe('the axis', () => {
  const axis = (kind: 'bars' | 'stacked' | 'line', ...lists: (number | null)[][]) =>
    axisOf({ kind, categories: (lists[0] ?? []).map(String), series: series(...lists) });
  it.each([
    [axis('bars', [98, 120]), [0, 50, 100, 150]],
    [axis('stacked', [98, 120], [40, 90]), [0, 100, 200, 300]],
    [axis('stacked', [98, -120], [40, -90]), [-300, -200, -100, 0, 100, 200]],
    [axis('bars', [-30, 70]), [-50, -25, 0, 25, 50, 75]],
    [axis('line', [null, 3]), [0, 1, 2, 3]],
    [axis('bars', [1]), [0, 1]],
  ])('has round steps (%#)', ({ min, max, ticks }, expected) => {
    expect(ticks).toEqual(expected);
    expect([min, max]).toEqual([expected[0], expected.at(-1)]);
  });
  it('has one step at nothing', () => {
    expect(axis('bars', [0, 0])).toEqual({ min: 0, max: 1, ticks: [0] });
  });
  it('reaches up to the target', () => {
    const { max } = axisOf({
      kind: 'bars',
      categories: ['a'],
      series: series([10]),
      target: { name: 'Target', value: [35] },
    });
    expect(max).toBe(40);
  });
});

describe('labels', () => {
  it('are eight at most on a phone, evenly', () => {
    const labels = labelsOf(days, 280);
    expect(labels.length).toBeLessThanOrEqual(8);
    expect(new Set(labels.slice(1).map(({ index }, at) => index - (labels[at]?.index ?? 0))).size).toBe(1);
  });
  it('are all there where there is room', () => {
    expect(labelsOf(['0', '1–30', '31–60', '61–90'], 280).map(({ lines }) => lines)).toEqual([
      ['0'],
      ['1–30'],
      ['31–60'],
      ['61–90'],
    ]);
  });
  it('of two words stand in two lines before one is left out', () => {
    const labels = labelsOf(['1–30', '31–60', '61–90', '91–120', 'Di atas 120'], 262);
    expect(labels.map(({ lines }) => lines.join('/')).join(' ')).toBe('1–30 31–60 61–90 91–120 Di atas/120');
  });
  it.each([
    ['1–30', 40, ['1–30']],
    ['Ketut Ayu', 40, ['Ketut', 'Ayu']],
    ['Muhammad Rizky Ramadhan', 66, ['Muhammad', 'Rizky Ra…']],
    ['Abdurrahmansyah', 64, ['Abdurrah…']],
  ])('of %s in %i px', (name, width, lines) => {
    expect(linesOf(name, width)).toEqual(lines);
  });
  it('never touch, however wide their letters are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[MWmwia]{1,14}( [MWmwia]{1,14}){0,3}$/), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.integer({ min: 262, max: 900 }),
        (names, width) => {
          const labels = labelsOf(names, width);
          const apart = (width / names.length) * (labels[1]?.index ?? names.length);
          for (const { width: wide } of labels) expect(wide).toBeLessThan(apart);
        },
      ),
    );
  });
});

it('leaves more room free beside few bars', () => {
  expect([1, 2, 5, 31].map(gapRatio)).toEqual([0.85, 0.7, 0.4, 0.2]);
});

it('is empty where no value is known, and not where one is nothing', () => {
  expect(isEmpty({ categories: ['a'], series: series([null]) })).toBe(true);
  expect(isEmpty({ categories: [], series: series([]) })).toBe(true);
  expect(isEmpty({ categories: ['a'], series: [] })).toBe(true);
  expect(isEmpty({ categories: ['a', 'b'], series: series([null, 0]) })).toBe(false);
});

it('has a sum in a stack, and the target last', () => {
  const target = { name: 'Target', value: 9 };
  const names = (kind: 'bars' | 'stacked') =>
    columnsOf({ kind, series: series([1], [2]), target }).map(({ name, at }) => [name, at(0)]);
  expect(names('bars')).toEqual([
    ['S1', 1],
    ['S2', 2],
    ['Target', 9],
  ]);
  expect(names('stacked')).toEqual([
    ['S1', 1],
    ['S2', 2],
    ['Jumlah', 3],
    ['Target', 9],
  ]);
});

it('marks every point of a short line, and of a long one some and those alone', () => {
  expect(hasMark([1, 2, 3], 1)).toBe(true);
  const long = days.map((_, index) => (index === 10 || index === 12 ? null : index));
  expect([0, 1, 4, 11, 30].map((index) => hasMark(long, index))).toEqual([true, false, true, true, true]);
});

it('reads out what was to be reached', () => {
  const figures = { kind: 'bars' as const, series: series([5, null]), unit: 'kontrak' };
  expect(spokenValue(5, 0, figures)).toBe('5 kontrak');
  expect(spokenValue(null, 1, { ...figures, target: { name: 'target', value: 9 } })).toBe(
    'tidak ada angka, target 9 kontrak',
  );
  const stack = { kind: 'stacked' as const, series: series([5], [6]), unit: 'Rp' };
  expect(spokenValue(5, 0, stack)).toBe('Rp5, jumlah Rp11');
});

it('gives tones in their order', () => {
  expect(series([1], [2]).map((one, index) => toneOf(one, index))).toEqual(['primary', 'due']);
  expect(toneOf({ name: 'a', values: [], tone: 'paid' }, 0)).toBe('paid');
});
