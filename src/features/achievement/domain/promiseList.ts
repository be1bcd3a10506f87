import { listAchievedPromises } from '@/lib/contract/achievement';
import { ACHIEVEMENT_PAGE_SIZE } from '@/lib/contract/achievementDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { queryRoot } from '@/lib/query/queryRoots';
import { partFilter, rowPlace } from './rowFilters';

export const PROMISES_PARTS = [
  { value: 'made', label: 'Semua janji' },
  { value: 'kept', label: 'Ditepati' },
  { value: 'broken', label: 'Ingkar' },
  { value: 'running', label: 'Berjalan' },
  { value: 'replaced', label: 'Diganti' },
] as const;

/** Promises that fell due in the period. */
export const PROMISES = defineList({
  endpoint: listAchievedPromises,
  root: queryRoot('achievement'),
  part: 'promises',
  pageSize: ACHIEVEMENT_PAGE_SIZE,
  sizes: true,
  filters: {
    show: partFilter(PROMISES_PARTS, 'made'),
    ...rowPlace(),
  },
});
export type PromiseListState = StateOf<typeof PROMISES>;
