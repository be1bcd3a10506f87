import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAchievement, getAchievementTrend } from '@/lib/contract/achievement';
import { listCollectorTargets } from '@/lib/contract/collectorTargets';
import { call } from '@/lib/http/request';
import { filterQuery } from '@/lib/list/listState';
import { queryRoot } from '@/lib/query/queryRoots';
import type { Place } from '../domain/achievementList';
import { TARGETS, type TargetListState } from '../domain/targetList';

const root = queryRoot('achievement');

export const achievementKeys = {
  /** Figures, rows and targets. */
  all: root,
  collector: (place: Place, id: number | 'none') => [...root, 'collector', placeOf(place), id] as const,
  trend: (place: Place, id: number | 'none' | null) => [...root, 'trend', placeOf(place), id] as const,
  choices: (place: Place) => [...root, 'choices', placeOf(place)] as const,
  behind: (place: Place) => [...root, 'behind', placeOf(place)] as const,
};

const placeOf = ({ period, date, office }: Place) => ({
  ...(period !== 'day' && { period }),
  ...(date && { date }),
  ...(office !== 'all' && { office }),
});

/** The most that the server gives in one page. */
const WHOLE = 100;

/** All figures of one collector, or of nobody's contracts; `row` null: nothing is known of them. */
export const collectorFiguresOptions = (place: Place, id: number | 'none') =>
  queryOptions({
    queryKey: achievementKeys.collector(place, id),
    queryFn: async ({ signal }) => {
      const query = { ...placeOf(place), collector: id };
      const { rows, ...rest } = await call(getAchievement, { query, signal });
      return { ...rest, row: rows[0] ?? null };
    },
    placeholderData: keepPreviousData,
  });

/** Who collected there, buckets, and when it was read: what rows are narrowed to. */
export const choicesOptions = (place: Place) =>
  queryOptions({
    queryKey: achievementKeys.choices(place),
    queryFn: ({ signal }) => call(getAchievement, { query: { ...placeOf(place), size: WHOLE }, signal }),
    select: ({ rows, buckets, as_of, date, supervises }) => ({
      collectors: supervises
        ? rows.flatMap(({ collector }) => (collector ? [{ ...collector, active: true }] : []))
        : [],
      buckets: buckets.map(({ bucket }) => bucket),
      ...{ as_of, date },
    }),
    placeholderData: keepPreviousData,
  });

/** Those who lack most, for the drawing. */
export const behindOptions = (place: Place, size: number) =>
  queryOptions({
    queryKey: achievementKeys.behind(place),
    queryFn: ({ signal }) =>
      call(getAchievement, { query: { ...placeOf(place), sort: 'behind', size }, signal }),
    placeholderData: keepPreviousData,
  });

/** Collected and target by day of the month that is looked at. */
export const trendOptions = (place: Place, id: number | 'none' | null) =>
  queryOptions({
    queryKey: achievementKeys.trend({ ...place, period: 'day' }, id),
    queryFn: ({ signal }) => {
      const { date, office } = placeOf(place);
      const query = {
        ...(date && { date }),
        ...(office && { office }),
        ...(id !== null && { collector: id }),
      };
      return call(getAchievementTrend, { query, signal });
    },
    placeholderData: keepPreviousData,
  });

/** Targets of an office's month. */
export const targetListOptions = (state: TargetListState) =>
  queryOptions({
    queryKey: [...TARGETS.key, filterQuery(TARGETS, state)],
    queryFn: async ({ signal }) => {
      const targets = await call(listCollectorTargets, { query: filterQuery(TARGETS, state), signal });
      return { ...targets, count: targets.rows.length };
    },
    placeholderData: keepPreviousData,
  });
