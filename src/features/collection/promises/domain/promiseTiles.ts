import type { FilterTile } from '@/components/TileFilter/TileFilter';
import { PROMISE_GROUPS, type listOfficePromises, type PromiseGroup } from '@/lib/contract/calls';
import type { DataOf } from '@/lib/contract/endpoint';

const TILES: Readonly<Record<PromiseGroup, Pick<FilterTile<PromiseGroup>, 'label' | 'tone'>>> = {
  running: { label: 'Ditunggu', tone: 'waiting' },
  today: { label: 'Hari ini', tone: 'due' },
  soon: { label: 'Sampai 3 hari lagi', tone: 'due' },
  kept: { label: 'Ditepati', tone: 'paid' },
  broken: { label: 'Ingkar', tone: 'overdue' },
};

/** How many promises ask for what, as figures that filter. */
export const promiseTiles = (
  figures: DataOf<typeof listOfficePromises>['figures'],
): FilterTile<PromiseGroup>[] =>
  PROMISE_GROUPS.map((key) => ({
    ...{ key, rows: figures[key].accounts, amount: figures[key].amount },
    ...TILES[key],
  }));
