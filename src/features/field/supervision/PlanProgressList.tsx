import { useQuery } from '@tanstack/react-query';
import { DayBar } from '@/components/DayBar/DayBar';
import { RecordList } from '@/components/RecordList/RecordList';
import type { PlanProgress } from '@/lib/contract/collectorPlan';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { useListState } from '@/lib/list/useList';
import { useShownList } from '@/lib/list/useShownList';
import { officesQuery } from '@/lib/query/officesQuery';
import { useRealtimeStatus } from '@/lib/realtime/RealtimeProvider';
import { planListOptions } from './api/supervision.queries';
import { PROGRESS_VIEW } from './components/progressView';
import { PLANS } from './domain/planProgressList';

export interface PlanProgressListProps {
  /** Where a plan is. */
  hrefOf: (id: number) => string;
}

/** Rencana Kerja Kolektor: an office's day, how far each collector is and what money is on the way. */
export function PlanProgressList({ hrefOf }: PlanProgressListProps) {
  const isPushed = useRealtimeStatus() === 'connected';
  const shown = useShownList(PLANS, useListState(PLANS), (of) => planListOptions(of, isPushed));
  const office = useQuery(officesQuery()).data;
  const { state, change, data } = shown;
  return (
    <RecordList
      shown={shown}
      view={PROGRESS_VIEW}
      choices={{ office }}
      hrefOf={hrefOf}
      head={
        <>
          <div>
            <DayBar
              shown={state.date || data?.today}
              today={data?.today}
              onDay={(day) => change({ date: day ?? '' })}
            />
          </div>
          {data && data.rows.length > 0 && <p>{sumWords(data.rows)}</p>}
        </>
      }
    />
  );
}

/** What the day comes to. */
function sumWords(rows: readonly PlanProgress[]): string {
  const sum = (of: (row: PlanProgress) => number) => rows.reduce((total, row) => total + of(row), 0);
  const visited = `${formatNumber(sum((row) => row.visited))} dari ${formatNumber(sum((row) => row.rows))}`;
  return [
    `${visited} akun dikunjungi`,
    `diterima ${formatRupiah(sum(({ taken }) => taken.amount))}`,
    `masih dibawa ${formatRupiah(sum(({ carried }) => carried.amount))}`,
  ].join(' · ');
}
