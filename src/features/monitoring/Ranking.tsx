import { useQuery } from '@tanstack/react-query';
import { asOfText } from '@/lib/format/asOf';
import { formatDayBrief } from '@/lib/format/tanggal';
import { rankingOptions } from './api/monitoring.queries';
import { NotHad } from './components/NotHad';
import { RankingTable } from './components/RankingTable';
import { Titled } from './components/Titled';
import type { Place } from './domain/place';

export interface RankingProps {
  /** What is looked at. */
  place: Place;
  /** A collector's achievement; null: the reader may not open it. */
  collectorHref: ((id: number) => string) | null;
  /** A marketer's page; null: the reader may not open it. */
  marketerHref: ((id: number) => string) | null;
}

/** Who collected and who brought most this month. */
export function Ranking({ place, collectorHref, marketerHref }: RankingProps) {
  const { data, error, isFetching, refetch } = useQuery(rankingOptions(place));
  return (
    <Titled
      title="Peringkat bulan ini"
      {...(data && { note: `Sejak ${formatDayBrief(data.from)}, ${asOfText(data.as_of)}` })}
    >
      {data === undefined && error ? (
        <NotHad what="Peringkat" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <RankingTable
            caption="Kolektor menurut yang terkumpul"
            {...{ person: 'Kolektor', counted: 'Akun', summed: 'Terkumpul' }}
            rows={data?.collectors.map(({ id, name, accounts, amount }) => ({
              id,
              name,
              count: accounts,
              amount,
            }))}
            hrefOf={collectorHref}
          />
          <RankingTable
            caption="Marketing eksternal menurut pencairan"
            {...{ person: 'Marketing eksternal', counted: 'Kontrak', summed: 'Pencairan' }}
            rows={data?.marketers.map(({ id, name, contracts, amount }) => ({
              id,
              name,
              count: contracts,
              amount,
            }))}
            hrefOf={marketerHref}
          />
        </>
      )}
    </Titled>
  );
}
