import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useListState } from '@/lib/list/useList';
import { AchievementChartsPart } from './AchievementChartsPart';
import { collectorFiguresOptions } from './api/achievement.queries';
import { AsOf } from './components/AsOf';
import { BucketTable } from './components/BucketTable';
import { collectorName } from './components/collectorView';
import { FigureBoard } from './components/FigureBoard';
import { FigureBoardSkeleton } from './components/FigureBoardSkeleton';
import { LaterNotice } from './components/LaterNotice';
import { NoTarget } from './components/NoTarget';
import { Section } from './components/Section';
import { PLACE } from './domain/achievementList';
import { rowsQuery, targetQuery, type AddressQuery, type LinkOf } from './domain/rowLinks';
import { PlaceBar } from './PlaceBar';

export interface CollectorAchievementProps {
  /** The collector; `none`: nobody’s contracts. */
  id: number | 'none';
  /** Address of the rows behind a figure. */
  rowsHref: (query: AddressQuery) => string;
  /** Where targets are set; undefined: the reader sets none. */
  targetsHref?: ((query: AddressQuery) => string) | undefined;
}

/** What one collector achieved: figures, days late, drawings; every figure leads to its rows. */
export function CollectorAchievement({ id, rowsHref, targetsHref }: CollectorAchievementProps) {
  const { state, change } = useListState(PLACE);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    collectorFiguresOptions(state, id),
  );
  const handleRetry = () => void refetch();
  const linkOf: LinkOf = (rows) => rowsHref(rowsQuery(state, rows, id));
  const bar = <PlaceBar place={state} data={data} isPlaceholder={isPlaceholderData} onChange={change} />;
  if (!data && error) {
    return (
      <PageParts>
        {bar}
        <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
      </PageParts>
    );
  }
  if (data?.row === null) {
    return (
      <PageParts>
        {bar}
        <EmptyState title="Tidak ada pencapaian di sini">
          Orang ini tidak menagih untuk kantor dan periode yang dipilih.
        </EmptyState>
      </PageParts>
    );
  }
  const row = data?.row;
  return (
    <PageParts apart>
      <PageParts aria-busy={isPlaceholderData || undefined}>
        {bar}
        {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
        <Section
          title={row ? collectorName(row) : id === 'none' ? collectorName({ collector: null }) : 'Kolektor'}
          tools={
            <LinkButton href={linkOf({ of: 'accounts' })}>
              {id === 'none' ? 'Akunnya' : 'Akun kolektor ini'}
            </LinkButton>
          }
        >
          {row ? <FigureBoard figures={row} linkOf={linkOf} /> : <FigureBoardSkeleton />}
        </Section>
        {row && <LaterNotice {...row} linkOf={linkOf} />}
        {row && id !== 'none' && row.target === null && (
          <NoTarget supervises href={targetsHref?.(targetQuery(state))} />
        )}
      </PageParts>
      <Section title="Menurut hari terlambat">
        <BucketTable buckets={row?.buckets} linkOf={linkOf} />
      </Section>
      {row && data && (
        <>
          <AchievementChartsPart place={state} figures={row} collector={id} people={false} />
          <AsOf instant={data.as_of} />
        </>
      )}
    </PageParts>
  );
}
