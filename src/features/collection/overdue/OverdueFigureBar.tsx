import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Button } from '@/components/Button/Button';
import { TileFilter } from '@/components/TileFilter/TileFilter';
import { TileFilterSkeleton } from '@/components/TileFilter/TileFilterSkeleton';
import { errorMessage } from '@/lib/http/ApiError';
import { overdueFiguresOptions } from './api/overdue.queries';
import { FigureWords } from './components/FigureWords';
import { FillingNotice } from '../filling/FillingNotice';
import { figureTiles, narrowedBy, pressedTile } from './domain/figureTiles';
import type { OverdueListState } from './domain/overdueList';

/** The eight buckets that a company begins with, and those that are none. */
const TILES = 13;

export interface OverdueFigureBarProps {
  /** The list’s filters, as the address keeps them. */
  state: OverdueListState;
  /** A figure was pressed: its rows are wanted. */
  onChange: (change: Partial<OverdueListState>) => void;
}

/** Accounts and rupiah of the chosen office by bucket; pressing one shows its rows. */
export function OverdueFigureBar({ state, onChange }: OverdueFigureBarProps) {
  const { data, error, isFetching, refetch } = useQuery(overdueFiguresOptions(state.office));
  if (!data && error) {
    return (
      <InlineAlert
        tone="warning"
        title="Angka tidak dapat dimuat"
        action={
          <Button busy={isFetching} busyLabel="Mencoba…" onClick={() => void refetch()}>
            Coba lagi
          </Button>
        }
      >
        {errorMessage(error)}
      </InlineAlert>
    );
  }
  if (!data) return <TileFilterSkeleton count={TILES} />;
  return (
    <>
      {data.filling && <FillingNotice filling={data.filling} />}
      <TileFilter
        label="Filter menurut hari terlambat"
        compact
        tiles={figureTiles(data, state)}
        value={pressedTile(state)}
        onChange={(key) => onChange(narrowedBy(key, state))}
      />
      <FigureWords asOf={data.as_of} />
    </>
  );
}
