import type { FilterTile } from '@/components/TileFilter/TileFilter';
import type { BpkbFigures } from '@/lib/contract/bpkbList';
import { BPKB_TASKS, type BpkbTask } from '@/lib/contract/bpkbTerms';
import { BPKB_TASK_LABELS } from '@/lib/labels/bpkbLabels';
import type { StatusTone } from '@/lib/labels/statusLabel';

/** What is late or wrong stands out; the rest is work of the day. */
const TONES: Readonly<Record<BpkbTask, StatusTone>> = {
  UNRECORDED: 'waiting',
  LATE_FROM_DEALER: 'overdue',
  MISMATCH: 'overdue',
  TO_STORE: 'due',
  TO_LABEL: 'due',
  LENT_TOO_LONG: 'overdue',
  ON_THE_WAY: 'waiting',
  TO_MAKE_READY: 'due',
  NOT_FETCHED_30: 'waiting',
  NOT_FETCHED_90: 'waiting',
  NOT_FETCHED_180: 'overdue',
  LOST: 'overdue',
};

/** All books, then what is to be done with how many. Without figures: not counted yet, or not counted on this host. */
export const bpkbTiles = (figures: BpkbFigures | undefined): FilterTile<BpkbTask | 'all'>[] => [
  { key: 'all', label: 'Semua BPKB', tone: 'neutral' },
  ...BPKB_TASKS.map((key) => {
    const of = figures?.tasks.find(({ task }) => task === key);
    return {
      ...{ key, label: BPKB_TASK_LABELS[key], tone: TONES[key] },
      ...{ rows: of?.count, more: of?.count_more ?? false },
    };
  }),
];
