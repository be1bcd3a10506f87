import { listTts, TTS_STATES } from '@/lib/contract/tts';
import { TTS_STATE_LABELS } from '@/lib/labels/visitLabels';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, idFilter, ownOfficeFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Who took the money, of the office that is shown; offered to whoever knows who collects there. */
export const collectorFilter = () =>
  idFilter('Kolektor', 'Semua kolektor', {
    names: 'staff',
    within: 'office',
    isOffered: (value, people) => people.length > 0 || value !== 'all',
  });

/** TTS of an office, the oldest that are still underway first. */
export const OFFICE_TTS = defineList({
  endpoint: listTts,
  root: queryRoot('collector-day'),
  viewed: 'office-tts',
  part: 'office-tts',
  pageSize: 20,
  filters: {
    search: searchFilter('Cari tanda terima', 'Nomor, nama, kontrak, nopol'),
    state: choiceFilter({
      label: 'Status',
      all: 'Semua status',
      options: TTS_STATES.map((value) => ({ value, label: TTS_STATE_LABELS[value].label })),
    }),
    late: choiceFilter({
      label: 'Lama dibawa',
      all: 'Berapa pun lamanya',
      options: [{ value: '1', label: 'Lebih dari satu hari kerja' }],
    }),
    collector: collectorFilter(),
    office: ownOfficeFilter(),
  },
});
export type OfficeTtsState = StateOf<typeof OFFICE_TTS>;
