import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { COLLECTOR_VIEW } from './components/collectorView';
import { DistributionFigures } from './components/DistributionFigures';
import { FillingNotice } from '../filling/FillingNotice';
import { COLLECTOR_LIST } from './domain/collectorList';

export interface CollectorListProps {
  /** Where accounts are listed: of a collector, of what is missing, of an office. */
  hrefOfAccounts: (of: { collector?: number; state?: string; office?: number | undefined }) => string;
}

/** Distribusi Kolektor: who collects for an office with what they have, and what nobody collects. */
export function CollectorList({ hrefOfAccounts }: CollectorListProps) {
  const shown = useList(COLLECTOR_LIST);
  const office = useQuery(officesQuery()).data;
  const { data, state } = shown;
  const chosen = state.office === 'all' ? undefined : state.office;
  return (
    <RecordList
      shown={shown}
      view={COLLECTOR_VIEW}
      choices={{ office }}
      today={data?.day}
      hrefOf={(collector) => hrefOfAccounts({ collector, office: chosen })}
      head={
        data && (
          <>
            {data.filling && <FillingNotice filling={data.filling} />}
            <DistributionFigures
              figures={data.figures}
              hrefOf={(missing) =>
                hrefOfAccounts({ office: chosen, ...(missing !== undefined && { state: missing }) })
              }
            />
          </>
        )
      }
    />
  );
}
