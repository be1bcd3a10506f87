import type { Achieved, Achievement, AchievementRow, AchievementTrend } from '@/lib/contract/achievement';
import { windowAround } from '../domain/period';
import {
  AS_OF,
  BUCKETS,
  buildBuckets,
  buildFigures,
  NOTHING,
  OFFICE,
  sumFigures,
  TODAY,
} from './buildFigures';

export const AGUS = { id: 14, name: 'Agus Firmansyah' };
const PEOPLE: readonly [id: number, name: string, collected: Achieved, target: Achieved][] = [
  [AGUS.id, AGUS.name, { amount: 21_400_000, accounts: 31 }, { amount: 34_000_000, accounts: 52 }],
  [18, 'Dewi Anggraini', { amount: 36_250_000, accounts: 48 }, { amount: 35_000_000, accounts: 50 }],
  [22, 'Hendra Gunawan', { amount: 8_900_000, accounts: 12 }, { amount: 31_000_000, accounts: 46 }],
  [15, 'Rizky Ramadhan', { amount: 17_650_000, accounts: 24 }, { amount: 28_000_000, accounts: 40 }],
  [27, 'Siti Nurhaliza', { amount: 27_300_000, accounts: 39 }, { amount: 30_000_000, accounts: 44 }],
];

/** One collector's row. */
export const buildRow = (over: Partial<AchievementRow> = {}): AchievementRow => ({
  collector: AGUS,
  ...buildFigures(),
  ...over,
});

const NO_COUNTS = { made: NOTHING, kept: NOTHING, broken: NOTHING, running: NOTHING, replaced: NOTHING };

/** Money of contracts that nobody collected. */
export const buildNobody = (): AchievementRow => ({
  collector: null,
  ...buildFigures(
    { collected: { amount: 3_150_000, accounts: 5 }, target: null },
    {
      visits: { planned: 0, visited: 0, made: 0 },
      promises: NO_COUNTS,
      tts: { taken: NOTHING, same_day: NOTHING, void: NOTHING },
    },
  ),
});

/** An office's collectors by name, and nobody last. */
export const buildRows = (): AchievementRow[] => [
  ...PEOPLE.map(([id, name, collected, target]) => ({
    collector: { id, name },
    ...buildFigures({ collected, target }),
  })),
  buildNobody(),
];

/** What was entered and voided after the closing of a month, in a row. */
export const buildLater = (): AchievementRow =>
  buildRow(
    buildFigures(
      {},
      {
        buckets: buildBuckets({ amount: 21_400_000, accounts: 31 }, { amount: 34_000_000, accounts: 52 }).map(
          (bucket, at) => ({
            ...bucket,
            ...(at === 2 && { entered_later: { count: 2, amount: 1_430_000 } }),
            ...(at === 3 && { voided_later: { count: 1, amount: 715_000 } }),
          }),
        ),
      },
    ),
  );

/** A page of rows as the call answers, around a day. */
export function buildAchievement(
  rows: readonly AchievementRow[] = buildRows(),
  {
    query = {},
    supervises = true,
  }: { query?: Readonly<Record<string, string | undefined>>; supervises?: boolean } = {},
): Achievement {
  const { date = TODAY, page = '1', size = '20', search = '', collector: id } = query;
  const period = (query.period ?? 'day') as 'day' | 'week' | 'month';
  const found = rows.filter(
    ({ collector }) =>
      (collector?.name ?? 'Tanpa kolektor').toLowerCase().includes(search.toLowerCase()) &&
      (id === undefined || id === String(collector?.id ?? 'none')),
  );
  const totals = sumFigures(found);
  return {
    ...{ date, ...windowAround(period, date), as_of: AS_OF, supervises, buckets: BUCKETS },
    rows: sorted(found, query).slice((Number(page) - 1) * Number(size), Number(page) * Number(size)),
    ...{ count: found.length, totals },
    offices: [{ office: OFFICE, ...totals }],
  };
}

function sorted(
  rows: readonly AchievementRow[],
  { sort = 'name', order = 'asc' }: Record<string, string | undefined>,
) {
  const sign = order === 'desc' ? -1 : 1;
  const gap = ({ collected, target }: AchievementRow) => collected.amount - (target?.amount ?? 0);
  const by = (a: AchievementRow, b: AchievementRow) => {
    if (sort === 'behind') return gap(a) - gap(b);
    if (sort === 'collected') return a.collected.amount - b.collected.amount;
    return (a.collector?.name ?? '').localeCompare(b.collector?.name ?? '', 'id');
  };
  return rows.toSorted(
    (a, b) => Number(a.collector === null) - Number(b.collector === null) || sign * by(a, b),
  );
}

/** A month day by day: nothing on Sundays, and nothing yet after today. */
export function buildTrend(date = TODAY, monthly = 34_000_000): AchievementTrend {
  const { from, to } = windowAround('month', date);
  const last = Number(to.slice(8));
  const isWorking = (day: number) =>
    new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1, day)).getUTCDay() !== 0;
  const working = Array.from({ length: last }, (_, at) => isWorking(at + 1)).filter(Boolean).length;
  let [collected, worked] = [0, 0];
  return {
    ...{ date, from, to, today: TODAY, as_of: AS_OF },
    days: Array.from({ length: last }, (_, at) => {
      const day = `${from.slice(0, 8)}${String(at + 1).padStart(2, '0')}`;
      const isDay = isWorking(at + 1);
      if (isDay) worked += 1;
      const own = isDay && day <= TODAY ? 640_000 + ((at * 7) % 11) * 95_000 : 0;
      collected += own;
      return {
        ...{ day, working: isDay, collected: own, entered_later: 0, voided_later: 0 },
        collected_to_date: collected,
        target_to_date: Math.round((monthly * worked) / working),
      };
    }),
  };
}
