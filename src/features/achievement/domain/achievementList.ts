import { day, oneOf, orEmpty } from '@/lib/address/addressCodec';
import { getAchievement } from '@/lib/contract/achievement';
import {
  ACHIEVEMENT_PAGE_SIZE,
  ACHIEVEMENT_PERIODS,
  ACHIEVEMENT_SORTS,
  type AchievementPeriod,
} from '@/lib/contract/achievementDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { officeFilter, ownFilter, searchFilter, type Filter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** What is looked at (SPEC 3): the day at the start, '' is the office's today. 'Atur ulang' leaves it. */
export const placeFilters = () => ({
  period: {
    ...ownFilter<AchievementPeriod, AchievementPeriod>({
      field: oneOf(ACHIEVEMENT_PERIODS),
      start: 'day',
      ask: (period) => (period === 'day' ? undefined : period),
    }),
    isPlace: true,
  } satisfies Filter<AchievementPeriod, AchievementPeriod>,
  date: {
    ...ownFilter({ field: orEmpty(day), start: '', ask: (value: string) => value || undefined }),
    isPlace: true,
  } satisfies Filter<string, string>,
  office: officeFilter(),
});

/** Collectors with what they achieved, by name. */
export const ACHIEVEMENT = defineList({
  endpoint: getAchievement,
  root: queryRoot('achievement'),
  viewed: 'achievement',
  kept: 'pencapaian.daftar',
  pageSize: ACHIEVEMENT_PAGE_SIZE,
  sizes: true,
  sorts: {
    of: ACHIEVEMENT_SORTS,
    start: 'name',
    descending: ['target', 'collected', 'accounts', 'visits', 'promises', 'tts'],
  },
  filters: { search: searchFilter('Cari kolektor', 'Nama kolektor'), ...placeFilters() },
});
export type AchievementListState = StateOf<typeof ACHIEVEMENT>;

/** What is looked at of one collector. */
export const PLACE = defineList({
  endpoint: getAchievement,
  root: queryRoot('achievement'),
  part: 'place',
  pageSize: ACHIEVEMENT_PAGE_SIZE,
  filters: placeFilters(),
});
export type Place = Pick<StateOf<typeof PLACE>, 'period' | 'date' | 'office'>;
