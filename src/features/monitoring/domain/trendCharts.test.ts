import { expect, it } from 'vitest';
import type { MonitoringTrend, Reading } from '@/lib/contract/monitoring';
import { agingChart, enteredChart, npfChart } from './trendCharts';

const reading = (figure: Reading['figure'], amount: number, slice: string | null = null): Reading => ({
  ...{ figure, slice, count: 1, amount, whole: figure === 'npf' ? 1_000 : null },
});
const TREND: MonitoringTrend = {
  ...{ from: '2026-11-01', to: '2026-11-04' },
  days: [
    {
      day: '2026-11-01',
      figures: [reading('bucket', 9, '0-0'), reading('bucket', 5, '1-7'), reading('npf', 25)],
    },
    { day: '2026-11-02', figures: [reading('bucket', 4, '8-'), reading('npf', 30), reading('entered', -7)] },
    { day: '2026-11-04', figures: [reading('bucket', 6, '1-7'), reading('npf', 20), reading('entered', 8)] },
  ],
};

it('draws a day that nobody kept as a gap, and one without a bucket as nothing', () => {
  const { categories, series } = agingChart(TREND);
  expect(categories).toEqual(['1 Nov', '2 Nov', '3 Nov', '4 Nov']);
  expect(series).toEqual([
    { name: '1–7 hari', values: [5, 0, null, 6] },
    { name: '8 hari ke atas', values: [0, 4, null, 0] },
  ]);
  expect(npfChart(TREND).series[0]?.values).toEqual([2.5, 3, null, 2]);
  expect(enteredChart(TREND).series[0]?.values).toEqual([null, -7, null, 8]);
});
