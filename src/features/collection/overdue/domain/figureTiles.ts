import type { FilterTile } from '@/components/TileFilter/TileFilter';
import type { OverdueFigures } from '@/lib/contract/overdue';
import { MAX_DAYS_AHEAD, NONE, REPOSSESSED_BUCKET } from '@/lib/contract/overdueListDefaults';
import { bucketLabel } from '@/lib/labels/bucketLabel';
import type { OwedSum } from '@/lib/collection/owedFigures';
import type { OverdueListState } from './overdueList';

type Narrowed = Pick<OverdueListState, 'due' | 'bucket' | 'region' | 'collector'>;

const SOON = String(MAX_DAYS_AHEAD) as OverdueListState['due'];
/** Tiles that are no bucket. */
const LATE = 'late';
const COMING = 'coming';
const NO_REGION = 'no-region';
const NO_COLLECTOR = 'no-collector';
/** What is shown is no tile's. */
const OTHER = 'other';

/** The figures as tiles, each with what pressing it shows. */
export function figureTiles(figures: OverdueFigures | undefined, state: Narrowed): FilterTile<string>[] {
  if (!figures) return [];
  const tile = (key: string, label: string, tone: FilterTile<string>['tone'], sum: OwedSum) => ({
    ...{ key, label, tone, rows: sum.accounts, amount: sum.outstanding },
  });
  const known = figures.buckets.map(({ bucket }) => bucket);
  // A bucket of an old address, of classes that hold no more: it stands there, with nothing in it.
  const gone =
    state.bucket === 'all' || [...known, REPOSSESSED_BUCKET].includes(state.bucket) ? [] : [state.bucket];
  return [
    tile(LATE, 'Terlambat', 'overdue', figures.late),
    ...figures.buckets.map((one) =>
      tile(one.bucket, bucketLabel(one.bucket), one.bucket.startsWith('0-') ? 'due' : 'overdue', one),
    ),
    ...gone.map((bucket) => tile(bucket, bucketLabel(bucket), 'neutral', { accounts: 0, outstanding: 0 })),
    tile(REPOSSESSED_BUCKET, bucketLabel(REPOSSESSED_BUCKET), 'waiting', figures.repossessed),
    tile(COMING, `Jatuh tempo ${MAX_DAYS_AHEAD} hari ini`, 'due', figures.coming.at(-1) ?? figures.total),
    tile(NO_REGION, 'Belum berwilayah', 'waiting', figures.without_region),
    tile(NO_COLLECTOR, 'Belum berkolektor', 'waiting', figures.without_collector),
  ];
}

/** The tile whose rows are shown. */
export function pressedTile({ due, bucket, region, collector }: Narrowed): string {
  if (bucket !== 'all') return bucket;
  if (due === 'all') {
    if (region === NONE) return NO_REGION;
    return collector === NONE ? NO_COLLECTOR : OTHER;
  }
  if (due === 'late') return LATE;
  return due === SOON ? COMING : OTHER;
}

/** What a tile shows: what another tile narrowed is free again, region and collector that were chosen stay. */
export function narrowedBy(key: string, { region, collector }: Narrowed): Narrowed {
  const free: Narrowed = {
    ...{ due: 'all', bucket: 'all' },
    region: region === NONE ? 'all' : region,
    collector: collector === NONE ? 'all' : collector,
  };
  switch (key) {
    case LATE:
      return { ...free, due: 'late' };
    case COMING:
      return { ...free, due: SOON };
    case NO_REGION:
      return { ...free, region: NONE };
    case NO_COLLECTOR:
      return { ...free, collector: NONE };
    default:
      return { ...free, bucket: key };
  }
}
