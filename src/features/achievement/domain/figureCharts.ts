import type { ChartProps } from '@/components/Chart/Chart';
import type { AchievementRow, AchievementTrend, BucketAchievement } from '@/lib/contract/achievement';
import { formatDayBrief, formatMonth } from '@/lib/format/tanggal';
import { bucketLabel } from '@/lib/labels/bucketLabel';

/** What is drawn: rupiah, or contracts. */
export type DrawnUnit = 'amount' | 'accounts';

const UNITS: Readonly<Record<DrawnUnit, { unit: string; name: string }>> = {
  amount: { unit: 'Rp', name: 'Terkumpul' },
  accounts: { unit: 'akun', name: 'Akun yang membayar' },
};

/** Target against what was collected, by days late. */
export function bucketChart(buckets: readonly BucketAchievement[], by: DrawnUnit): ChartProps {
  const { unit, name } = UNITS[by];
  return {
    caption: `${name} terhadap target, menurut hari terlambat.`,
    ...{ kind: 'bars', unit, categoryName: 'Hari terlambat' },
    categories: buckets.map(({ bucket }) => bucketLabel(bucket)),
    series: [{ name, values: buckets.map(({ collected }) => collected[by]) }],
    target: { name: 'Target', value: buckets.map(({ target }) => target?.[by] ?? null) },
  };
}

/** So many collectors stand beside each other. */
export const MOST_DRAWN = 10;

/** Those who lack most, furthest first; nobody's contracts have no target and are not among them. */
export function behindChart(rows: readonly AchievementRow[], count: number, by: DrawnUnit): ChartProps {
  const { unit, name } = UNITS[by];
  const drawn = rows.filter(({ collector }) => collector !== null).slice(0, MOST_DRAWN);
  const which =
    count > MOST_DRAWN ? `${MOST_DRAWN} kolektor yang paling tertinggal` : 'yang paling tertinggal dulu';
  return {
    caption: `${name} terhadap target per kolektor, ${which}.`,
    ...{ kind: 'bars', unit, categoryName: 'Kolektor' },
    categories: drawn.map(({ collector }) => collector?.name ?? ''),
    series: [{ name, values: drawn.map(({ collected }) => collected[by]) }],
    target: { name: 'Target', value: drawn.map(({ target }) => target?.[by] ?? null) },
  };
}

/** The month from its first day on: what was collected, and what should have been. */
export function trendChart({ days, from, today }: AchievementTrend): ChartProps {
  return {
    caption: `Terkumpul dan target dari awal bulan, ${formatMonth(from)}.`,
    ...{ kind: 'line', unit: 'Rp', categoryName: 'Tanggal' },
    categories: days.map(({ day }) => formatDayBrief(day)),
    series: [
      {
        name: 'Terkumpul sampai hari itu',
        values: days.map(({ day, collected_to_date }) => (day > today ? null : collected_to_date)),
      },
      {
        ...{ name: 'Target sampai hari itu', tone: 'neutral' },
        values: days.map(({ target_to_date }) => target_to_date),
      },
    ],
  };
}
