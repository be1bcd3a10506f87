import type { ChartProps } from '@/components/Chart/Chart';
import { addDays } from '@/lib/arithmetic/calendar';
import { measured } from '@/lib/collection/figures';
import type { FigureKey } from '@/lib/contract/figureTerms';
import type { MonitoringTrend, Reading } from '@/lib/contract/monitoring';
import { formatDayBrief } from '@/lib/format/tanggal';
import { bucketLabel } from '@/lib/labels/bucketLabel';

type Days = { day: string; figures: readonly Reading[] | null }[];

/** Every day from the first to the last; one that nobody kept is a gap. */
function everyDay({ from, to, days }: MonitoringTrend): Days {
  const kept = new Map(days.map(({ day, figures }) => [day, figures]));
  const all: Days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push({ day, figures: kept.get(day) ?? null });
  return all;
}

/** As many lines as the drawing tells apart. */
const LINES = 6;

/** What is late, by days late, at the end of each day; the longest are drawn where there are many. */
export function agingChart(trend: MonitoringTrend): ChartProps {
  const days = everyDay(trend);
  const slices = new Set(
    trend.days.flatMap(({ figures }) =>
      figures.flatMap(({ figure, slice }) =>
        figure === 'bucket' && slice !== null && !slice.startsWith('0-') ? [slice] : [],
      ),
    ),
  );
  const rising = [...slices].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).slice(-LINES);
  return {
    caption: 'Outstanding yang terlambat menurut hari terlambat, pada akhir setiap hari.',
    ...{ kind: 'line', unit: 'Rp', categoryName: 'Tanggal' },
    categories: days.map(({ day }) => formatDayBrief(day)),
    series: rising.map((slice) => ({
      name: bucketLabel(slice),
      values: days.map(({ figures }) =>
        figures === null
          ? null
          : (figures.find((one) => one.figure === 'bucket' && one.slice === slice)?.amount ?? 0),
      ),
    })),
  };
}

/** One figure at the end of each day. */
function figureChart(trend: MonitoringTrend, figure: FigureKey, of: (reading: Reading) => number) {
  const days = everyDay(trend);
  return {
    ...{ kind: 'line' as const, categoryName: 'Tanggal' },
    categories: days.map(({ day }) => formatDayBrief(day)),
    values: days.map(({ figures }) => {
      const found = figures?.find((one) => one.figure === figure);
      return found ? of(found) : null;
    }),
  };
}

/** The share of what is not performing. */
export function npfChart(trend: MonitoringTrend): ChartProps {
  const { values, ...drawn } = figureChart(trend, 'npf', (one) => measured('share', one) / 100);
  return {
    ...drawn,
    caption: 'NPF pada akhir setiap hari.',
    unit: '%',
    series: [{ name: 'NPF', tone: 'overdue', values }],
  };
}

/** What was entered on each day. */
export function enteredChart(trend: MonitoringTrend): ChartProps {
  const { values, ...drawn } = figureChart(trend, 'entered', (one) => one.amount ?? 0);
  return {
    ...drawn,
    caption: 'Angsuran dan denda menurut hari dicatat.',
    unit: 'Rp',
    series: [{ name: 'Dicatat', tone: 'paid', values }],
  };
}
