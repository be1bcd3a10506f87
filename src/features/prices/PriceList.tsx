import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyForWhatsApp } from '@/components/CopyForWhatsApp/CopyForWhatsApp';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { lazySection } from '@/components/LazyPart/lazyPart';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { PRICE_PAGE_SIZE, type PriceSort } from '@/lib/contract/priceListDefaults';
import type { Price } from '@/lib/contract/prices';
import { formatDate } from '@/lib/format/tanggal';
import { ApiError } from '@/lib/http/ApiError';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { priceChoicesOptions, priceListOptions } from './api/prices.queries';
import { NoPrices } from './components/NoPrices';
import { PriceFilters } from './components/PriceFilters';
import { PriceTable } from './components/PriceTable';
import { priceListText, vehicleName } from './domain/priceText';
import { sortAfter } from './domain/priceListState';
import { PriceReview } from './PriceReview';
import { usePriceListState } from './usePriceListState';
import styles from './PriceList.module.css';

const PriceListTools = lazySection(() => import('./PriceListTools'));

const keyOf = (row: Price) => row.id;
const labelOf = (row: Price) => `Pilih ${vehicleName(row)}, ${row.region}`;

/** OTR dan Pencairan: what every vehicle is worth on a day, found by a few words (DOMAIN, Screens). */
export function PriceList() {
  const client = useQueryClient();
  const { state, change, reset, active } = usePriceListState();
  const { opened, open, close } = useOpenedRecord();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(priceListOptions(state));
  const choices = useQuery(priceChoicesOptions());
  const { choice, selection, bar } = useListTools(useColumnChoice('harga'), data?.rows, keyOf, labelOf);
  const handleRetry = () => void refetch();
  if (error instanceof ApiError && error.status === 404 && !data) return <NotHere />;

  return (
    <PageParts className={styles.root}>
      <PriceFilters
        state={state}
        choices={choices.data}
        today={data?.today ?? ''}
        active={active}
        onChange={change}
        onReset={reset}
      />
      {(!error || data) && (
        <header>
          <p>{data ? `Harga per ${formatDate(data.on)}` : ''}</p>
          {data && data.rows.length > 0 && (
            <CopyForWhatsApp textOf={() => priceListText(data.rows, data.on)} />
          )}
        </header>
      )}
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {(!error || data) && (
        <ToolsPlace ready={data !== undefined && data.count > 0}>
          <PriceListTools {...bar} />
        </ToolsPlace>
      )}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />
      ) : (
        <PriceTable
          choice={choice}
          selection={selection}
          rows={data?.rows}
          sort={{ column: state.sort, order: state.order }}
          onSort={(column) => change(sortAfter(state, column as PriceSort))}
          onOpen={(row) => open(row.id)}
          loading={isPlaceholderData}
          empty={<NoPrices state={state} onChange={change} onReset={reset} />}
        />
      )}
      {data && data.count > 0 && (
        <Pagination
          page={state.page}
          size={PRICE_PAGE_SIZE}
          count={data.count}
          busy={isPlaceholderData}
          onPage={(page) => change({ page })}
          onPrefetch={(page) => void client.prefetchQuery(priceListOptions({ ...state, page }))}
        />
      )}
      {opened !== null && <PriceReview id={opened} on={state.on} onClose={close} />}
    </PageParts>
  );
}

const NotHere = () => (
  <EmptyState title="Daftar harga tidak tersedia di server ini">
    Server tujuan aplikasi ini tidak mengirim daftar harga. Bagian lain tetap dapat dipakai.
  </EmptyState>
);
