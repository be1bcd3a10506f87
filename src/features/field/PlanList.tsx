import { useMemo, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Pagination } from '@/components/Pagination/Pagination';
import { ListFilters } from '@/components/RecordList/ListFilters';
import { TileFilter, type FilterTile } from '@/components/TileFilter/TileFilter';
import { findPosition } from '@/lib/browser/findPosition';
import type { PlanRow } from '@/lib/contract/collectorPlan';
import { useListState } from '@/lib/list/useList';
import { PlanRows, type PlanRowsProps } from './components/PlanRows';
import { DAY_LIST } from './domain/dayList';
import { isSearched, orderedRows, partCounts, type DayPart, type DayRow } from './domain/dayRows';

const PART_LABELS: Record<DayPart, Pick<FilterTile<DayPart>, 'label' | 'tone'>> = {
  all: { label: 'Semua', tone: 'neutral' },
  open: { label: 'Belum', tone: 'waiting' },
  mend: { label: 'Perlu tindakan', tone: 'overdue' },
  done: { label: 'Selesai', tone: 'paid' },
};

export interface PlanListProps extends Omit<PlanRowsProps, 'rows'> {
  /** All of the day. */
  rows: readonly DayRow[];
}

/** Rows of the day that the device has: searched, ordered and paged here, since there may be no connection. */
export function PlanList({ rows, ...view }: PlanListProps) {
  const { state, change, reset, active } = useListState(DAY_LIST);
  const [from, setFrom] = useState<PlanRow['position']>(null);
  const { search, part, sort } = state;
  const searched = useMemo(() => rows.filter((row) => isSearched(row, search)), [rows, search]);
  const counts = partCounts(searched);
  const found = useMemo(() => {
    const ofPart = searched.filter((row) => part === 'all' || row.state === part);
    return orderedRows(ofPart, sort === 'route' ? 'route' : 'plan', from);
  }, [searched, part, sort, from]);
  const at = (state.page - 1) * state.size;

  const handleChange = (chosen: Partial<typeof state>) => {
    change(chosen);
    // The way begins where the collector is; without a position at the first account.
    if (chosen.sort === 'route') {
      void findPosition().then((place) => setFrom('step' in place ? null : place));
    }
  };
  return (
    <>
      <ListFilters list={DAY_LIST} state={state} active={active} onChange={handleChange} onReset={reset} />
      <TileFilter
        compact
        label="Bagian hari ini"
        tiles={(['all', 'open', 'mend', 'done'] as const)
          .filter((key) => key !== 'mend' || counts.mend > 0 || part === 'mend')
          .map((key) => ({ key, ...PART_LABELS[key], rows: counts[key] }))}
        value={part}
        onChange={(next) => change({ part: next })}
      />
      {found.length > 0 ? (
        <PlanRows {...view} rows={found.slice(at, at + state.size)} />
      ) : (
        <EmptyState
          title={search === '' ? 'Tidak ada akun di bagian ini' : `Tidak ada akun untuk “${search}”`}
          action={<Button onClick={reset}>Atur ulang</Button>}
        >
          Yang dicari: nama, kontrak, pelat, alamat, dan nomor telepon.
        </EmptyState>
      )}
      <Pagination
        page={state.page}
        size={state.size}
        count={found.length}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
      />
    </>
  );
}
