import { listAchievedVisits } from '@/lib/contract/achievement';
import { ACHIEVEMENT_PAGE_SIZE } from '@/lib/contract/achievementDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { queryRoot } from '@/lib/query/queryRoots';
import { partFilter, rowPlace } from './rowFilters';

export const VISITS_PARTS = [
  { value: 'plan', label: 'Semua dalam rencana' },
  { value: 'unvisited', label: 'Belum dikunjungi' },
  { value: 'visited', label: 'Dikunjungi' },
  { value: 'made', label: 'Setiap kunjungan' },
] as const;

/** Rows of plans with what came of them, or every visit. */
export const VISITS = defineList({
  endpoint: listAchievedVisits,
  root: queryRoot('achievement'),
  part: 'visits',
  pageSize: ACHIEVEMENT_PAGE_SIZE,
  sizes: true,
  filters: {
    show: partFilter(VISITS_PARTS, 'plan'),
    ...rowPlace(),
  },
});
export type VisitListState = StateOf<typeof VISITS>;
