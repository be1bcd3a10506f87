import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { listOptions } from '@/lib/list/listOptions';
import { useList } from '@/lib/list/useList';
import { useMarkedLoading } from '@/lib/query/useMarkedLoading';
import { useSession } from '@/lib/session/useSession';
import { AchievementChartsPart } from './AchievementChartsPart';
import { CollectorList } from './CollectorList';
import { AsOf } from './components/AsOf';
import { BucketTable } from './components/BucketTable';
import { FigureBoard } from './components/FigureBoard';
import { FigureBoardSkeleton } from './components/FigureBoardSkeleton';
import { LaterNotice } from './components/LaterNotice';
import { NoTarget } from './components/NoTarget';
import { Section } from './components/Section';
import { ACHIEVEMENT } from './domain/achievementList';
import { placeQuery, rowsQuery, targetQuery, type AddressQuery, type LinkOf } from './domain/rowLinks';
import { PlaceBar } from './PlaceBar';

export interface AchievementOverviewProps {
  /** Address of a collector's page, or of nobody's contracts; `place`: period and office. */
  collectorHref: (id: number | 'none', place: AddressQuery) => string;
  /** Address of the rows behind a figure. */
  rowsHref: (query: AddressQuery) => string;
  /** Where targets are set; undefined: the reader sets none. */
  targetsHref?: ((query: AddressQuery) => string) | undefined;
}

/** Pencapaian Kolektor: figures first, then who is behind, then the drawings; its state is in the address (SPEC 3). */
export function AchievementOverview({ collectorHref, rowsHref, targetsHref }: AchievementOverviewProps) {
  const session = useSession();
  const shown = useList(ACHIEVEMENT);
  const { state, data, error, isFetching, isPlaceholderData, change, retry } = shown;
  const marked = useMarkedLoading(listOptions(ACHIEVEMENT, state).queryKey);
  const supervises = data?.supervises ?? session?.access.is_collector_spv === 1;
  const own = supervises ? undefined : Number(session?.id);
  const linkOf: LinkOf = (rows) => rowsHref(rowsQuery(state, rows, own));
  const bar = <PlaceBar place={state} data={data} isPlaceholder={isPlaceholderData} onChange={change} />;
  if (!data && error) {
    return (
      <PageParts>
        {bar}
        <ListErrorState error={error} onRetry={retry} retrying={isFetching} filtered />
      </PageParts>
    );
  }
  const busy = isPlaceholderData || marked;
  return (
    <PageParts apart>
      <PageParts aria-busy={busy || undefined}>
        {bar}
        {error && <StaleNotice error={error} retrying={isFetching} onRetry={retry} />}
        {data ? (
          <>
            <FigureBoard figures={data.totals} linkOf={linkOf} brief={supervises} />
            <LaterNotice {...data.totals} linkOf={linkOf} />
            {data.count > 0 && data.totals.target === null && (
              <NoTarget supervises={supervises} href={targetsHref?.(targetQuery(state))} />
            )}
          </>
        ) : (
          <FigureBoardSkeleton />
        )}
      </PageParts>
      {supervises ? (
        <CollectorList
          shown={shown}
          loading={marked}
          hrefOf={(id) => collectorHref(id === 0 ? 'none' : id, placeQuery(state))}
        />
      ) : (
        <Section title="Menurut hari terlambat">
          <BucketTable buckets={data?.totals.buckets} linkOf={linkOf} />
        </Section>
      )}
      {data && (
        <>
          {data.count > 0 && (
            <AchievementChartsPart place={state} figures={data.totals} collector={null} people={supervises} />
          )}
          <AsOf instant={data.as_of} />
        </>
      )}
    </PageParts>
  );
}
