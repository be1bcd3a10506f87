import { describe, expect, it } from 'vitest';
import { buildNobody, buildRow, buildTrend } from '../mocks/buildAchievement';
import { buildBucket } from '../mocks/buildFigures';
import { behindChart, bucketChart, MOST_DRAWN, trendChart } from './figureCharts';

describe('the drawings', () => {
  it('have a target only where one was set', () => {
    const { series, target, categories } = bucketChart(
      [buildBucket(), buildBucket({ bucket: '121-', target: null })],
      'accounts',
    );
    expect(categories).toEqual(['8–15 hari', '121 hari ke atas']);
    expect(series[0]?.values).toEqual([6, 6]);
    expect(target?.value).toEqual([12, null]);
  });

  it('show ten of many collectors and say so, never nobody', () => {
    const rows = Array.from({ length: 14 }, (_, id) =>
      buildRow({ collector: { id, name: `Kolektor ${id}` } }),
    );
    const many = behindChart([buildNobody(), ...rows], 14, 'amount');
    expect(many.categories).toHaveLength(MOST_DRAWN);
    expect(many.caption).toContain('10 kolektor yang paling tertinggal');
    expect(behindChart(rows.slice(0, 3), 3, 'amount').caption).not.toContain('10');
  });

  it('leave what has not come yet open', () => {
    const [collected, target] = trendChart(buildTrend()).series;
    expect(collected?.values.slice(0, 20)).not.toContain(null);
    expect(collected?.values.slice(20)).toEqual(Array.from({ length: 10 }, () => null));
    expect(target?.values.at(-1)).toBe(34_000_000);
  });
});
