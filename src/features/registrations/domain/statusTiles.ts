import type { FilterTile } from '@/components/TileFilter/TileFilter';
import type { registrationFiguresSchema } from '@/lib/contract/registrationList';
import type { FlowStep } from '@/lib/contract/registrationStatuses';
import { END_KINDS } from '@/lib/contract/registrationFlow';
import { UNDER_WAY } from '@/lib/contract/registrationListDefaults';
import { statusTone } from '@/lib/labels/statusTone';
import type * as z from 'zod/mini';
import type { ChosenStatus } from './registrationList';

export type RegistrationFigures = z.output<typeof registrationFiguresSchema>;

/**
 * A tile for what is under way, one for all, and one for each status in the order of the flow. A status that is off has one while something
 * stands there, or while it is chosen. Undefined figures: not counted yet.
 */
export function statusTiles(
  steps: readonly FlowStep[],
  figures: RegistrationFigures | undefined,
  chosen: ChosenStatus,
): FilterTile<string>[] {
  const byStatus = new Map(figures?.map((one) => [one.status_id, one]));
  const tiles = steps.map(({ id, name, kind, active }) => {
    const { count, count_more: more } = byStatus.get(id) ?? { count: 0, count_more: false };
    const isShown = active || count > 0 || id === chosen;
    return { isShown, tile: { key: String(id), label: name, tone: statusTone(kind), rows: count, more } };
  });
  const ends = new Set(steps.filter(({ kind }) => END_KINDS.includes(kind)).map(({ id }) => id));
  const underWay = figures?.filter(({ status_id }) => !ends.has(status_id));
  const sums: FilterTile<string>[] = [
    { key: UNDER_WAY, label: 'Dalam proses', tone: 'neutral', ...sumOf(underWay) },
    { key: 'all', label: 'Semua', tone: 'neutral', ...sumOf(figures) },
  ];
  const shown = [...sums, ...tiles.filter(({ isShown }) => isShown).map(({ tile }) => tile)];
  return figures ? shown : shown.map((tile) => ({ ...tile, rows: undefined }));
}

/** What a tile stands for. */
export const chosenOf = (key: string): ChosenStatus =>
  key === UNDER_WAY || key === 'all' ? key : Number(key);

/** All of these together, as a tile says it. */
const sumOf = (figures: RegistrationFigures = []) => ({
  rows: figures.reduce((sum, { count }) => sum + count, 0),
  more: figures.some(({ count_more }) => count_more),
});
