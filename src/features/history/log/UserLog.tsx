import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useViews } from '@/components/TableTools/ViewsContext';
import { NEWEST_LOOKED_THROUGH } from '@/lib/contract/userLogDefaults';
import { formatNumber } from '@/lib/format/rupiah';
import { ApiError } from '@/lib/http/ApiError';
import type { HrefOfRecord } from '../components/historyColumns';
import { logPeopleQuery, userLogQuery } from './api/userLog.queries';
import { LogFilters } from './components/LogFilters';
import { LogTable } from './components/LogTable';
import { LOG_VIEWED, searchesNewestOnly } from './domain/logState';
import { useLogState } from './useLogState';
import styles from './UserLog.module.css';

export interface UserLogProps {
  /** Address of the record that a line is about; null where it has none, or none for this person. */
  hrefOfRecord?: HrefOfRecord;
}

/** Log User: what everybody did whom the reader sees, newest first; filters and place stand in the address. */
export function UserLog({ hrefOfRecord }: UserLogProps) {
  const { state, change, goTo, reset } = useLogState();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(userLogQuery(state));
  const people = useQuery(logPeopleQuery());
  const views = useViews(LOG_VIEWED);
  const handleRetry = () => void refetch();
  const last = data?.rows.at(-1);

  if (error instanceof ApiError && error.status === 404 && !data) return <NoLogHere />;
  return (
    <PageParts>
      <LogFilters state={state} people={people.data ?? []} onChange={change} onReset={reset} />
      {views && <ToolsPlace views={views} />}
      {searchesNewestOnly(state) && (
        <InlineAlert tone="info">
          Kata di bawah 3 huruf hanya dicari di {formatNumber(NEWEST_LOOKED_THROUGH)} kegiatan terbaru.
        </InlineAlert>
      )}
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />
      ) : (
        <LogTable
          rows={data?.rows}
          hrefOfRecord={hrefOfRecord}
          loading={isPlaceholderData}
          empty={
            <EmptyState title="Tidak ada di log">
              {state.before === null
                ? 'Tidak ada kegiatan yang sesuai dengan filter ini.'
                : 'Tidak ada kegiatan yang lebih lama.'}
            </EmptyState>
          }
        />
      )}
      {data && (data.more || state.before !== null) && (
        <nav aria-label="Waktu" className={styles.root}>
          {state.before !== null && <Button onClick={() => goTo(null)}>Ke yang terbaru</Button>}
          {data.more && last && (
            <Button busy={isPlaceholderData} onClick={() => goTo(last.id)}>
              Lebih lama
            </Button>
          )}
        </nav>
      )}
    </PageParts>
  );
}

const NoLogHere = () => (
  <EmptyState title="Log User tidak tersedia di server ini">
    Server tujuan aplikasi ini tidak mencatat log. Bagian lain tetap dapat dipakai.
  </EmptyState>
);
