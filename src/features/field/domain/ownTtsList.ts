import { listOwnTts, TTS_STATES } from '@/lib/contract/tts';
import { TTS_STATE_LABELS } from '@/lib/labels/visitLabels';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** A collector's own TTS, newest first. */
export const OWN_TTS = defineList({
  endpoint: listOwnTts,
  root: queryRoot('collector-day'),
  viewed: 'own-tts',
  part: 'tts',
  pageSize: 20,
  filters: {
    state: choiceFilter({
      label: 'Status',
      all: 'Semua status',
      options: TTS_STATES.map((value) => ({ value, label: TTS_STATE_LABELS[value].label })),
    }),
  },
});
export type OwnTtsState = StateOf<typeof OWN_TTS>;
