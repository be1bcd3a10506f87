import { listAchievedTts } from '@/lib/contract/achievement';
import { ACHIEVEMENT_PAGE_SIZE } from '@/lib/contract/achievementDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { queryRoot } from '@/lib/query/queryRoots';
import { partFilter, rowPlace } from './rowFilters';

export const TTS_PARTS = [
  { value: 'taken', label: 'Semua tanda terima' },
  { value: 'same_day', label: 'Disetor hari itu' },
  { value: 'later', label: 'Belum atau kemudian' },
  { value: 'void', label: 'Dibatalkan' },
] as const;

/** TTS taken in the period. */
export const TTS = defineList({
  endpoint: listAchievedTts,
  root: queryRoot('achievement'),
  part: 'tts',
  pageSize: ACHIEVEMENT_PAGE_SIZE,
  sizes: true,
  filters: {
    show: partFilter(TTS_PARTS, 'taken'),
    ...rowPlace(),
  },
});
export type TtsListState = StateOf<typeof TTS>;
