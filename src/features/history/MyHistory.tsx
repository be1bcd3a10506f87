import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { addressCodec, page } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { HISTORY_PAGE_SIZE } from '@/lib/contract/history';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { historyQuery } from './api/history.queries';
import { HistoryTable, type HistoryTableProps } from './components/HistoryTable';
import styles from './MyHistory.module.css';

const CODEC = addressCodec({ page });
const START = { page: 1 };

/** The page in the address (`?page=`), from 1; nonsense counts as 1. Going to page 1 leaves the address bare. */
function usePage(): [page: number, goTo: (page: number) => void] {
  const [state, change] = useAddressState(CODEC, START);
  return [state.page, (next) => change({ page: next }, { replace: false })];
}

/** My History: what the caller did, newest first. What /account/log holds below its heading. */
export function MyHistory({ hrefOfRecord }: Pick<HistoryTableProps, 'hrefOfRecord'>) {
  const [page, goTo] = usePage();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(historyQuery(page));
  const handleRetry = () => void refetch();

  if (error && !data) {
    if (error instanceof ApiError && error.status === 404) return <NoHistoryHere />;
    return (
      <PageParts className={styles.root}>
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
        {page > 1 && (
          <Button kind="quiet" onClick={() => goTo(1)}>
            Ke halaman pertama
          </Button>
        )}
      </PageParts>
    );
  }
  return (
    <PageParts className={styles.root}>
      {error && (
        <InlineAlert
          tone="warning"
          title="Daftar belum diperbarui"
          action={
            <Button kind="quiet" busy={isFetching} onClick={handleRetry}>
              Coba lagi
            </Button>
          }
        >
          {errorMessage(error)} Yang tampil adalah data terakhir.
        </InlineAlert>
      )}
      <HistoryTable
        rows={data?.rows}
        hrefOfRecord={hrefOfRecord}
        loading={isPlaceholderData}
        empty={
          page > 1 ? (
            <EmptyPage onFirst={() => goTo(1)}>Riwayat Anda tidak sampai di sini.</EmptyPage>
          ) : (
            <NothingYet />
          )
        }
      />
      {data && data.count > HISTORY_PAGE_SIZE && (
        <Pagination
          page={page}
          size={HISTORY_PAGE_SIZE}
          count={data.count}
          onPage={goTo}
          busy={isPlaceholderData}
        />
      )}
    </PageParts>
  );
}

const NothingYet = () => (
  <EmptyState title="Belum ada kegiatan">Yang Anda lakukan di aplikasi ini akan tercatat di sini.</EmptyState>
);

const NoHistoryHere = () => (
  <EmptyState title="My History tidak tersedia di server ini">
    Server tujuan aplikasi ini tidak mencatat riwayat. Bagian lain tetap dapat dipakai.
  </EmptyState>
);
