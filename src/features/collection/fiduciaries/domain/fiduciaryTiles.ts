import type { FilterTile } from '@/components/TileFilter/TileFilter';
import type { FiduciaryFigures } from '@/lib/contract/fiduciaryDeadlines';
import { FIDUCIARY_TASKS, type FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';
import { TASK_LABELS } from './fiduciaryWords';

/** How many there are of each list; what is late gives a list its tone. Undefined: not counted yet. */
export const fiduciaryTiles = (figures: FiduciaryFigures | undefined): FilterTile<FiduciaryTask>[] =>
  FIDUCIARY_TASKS.map((key) => {
    const of = figures?.[key];
    return {
      key,
      label: TASK_LABELS[key],
      tone: (of?.late.count ?? 0) > 0 ? 'overdue' : (of?.near.count ?? 0) > 0 ? 'due' : 'neutral',
      rows: of?.all.count,
      more: of?.all.count_more ?? false,
    };
  });
