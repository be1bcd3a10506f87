import { expect, it } from 'vitest';
import type { Reading } from '@/lib/contract/monitoring';
import { besideText, figureName, valueText } from './figureText';

const figure = (over: Partial<Reading>): Reading => ({
  ...{ figure: 'late', slice: null, count: 12, amount: 186_450_000, whole: null },
  ...over,
});

it('tells rupiah with how many, how many with rupiah, and a share with what it is of', () => {
  const late = figure({});
  expect([valueText('late', late), besideText(late)]).toEqual(['Rp186.450.000', '12 kontrak']);
  const due = figure({ figure: 'due_today' });
  expect([valueText('due_today', due), besideText(due)]).toEqual(['12 kontrak', 'Rp186.450.000']);
  const npf = figure({ figure: 'npf', amount: 45_000, whole: 2_000_000 });
  expect([valueText('npf', npf), besideText(npf)]).toEqual(['2,25 %', 'Rp45.000 dari Rp2.000.000']);
  expect(besideText(figure({ figure: 'books_late', amount: null }))).toBe('');
});

it('names slices by days', () => {
  expect(figureName({ figure: 'bucket', slice: '31-60' })).toBe('Terlambat 31–60 hari');
  expect(figureName({ figure: 'bucket', slice: '0-0' })).toBe('Tidak terlambat');
  expect(figureName({ figure: 'approvals', slice: '0-0' })).toBe('Menunggu keputusan sejak hari ini');
  expect(figureName({ figure: 'approvals', slice: '3-' })).toBe('Menunggu keputusan 3 hari ke atas');
});
