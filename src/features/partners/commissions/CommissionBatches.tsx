import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { Select } from '@/components/Select/Select';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import type { BatchRow } from '@/lib/contract/commissions';
import { COMMISSION_PAGE_SIZE } from '@/lib/contract/partnerListDefaults';
import { officesQuery } from '@/lib/query/officesQuery';
import type { PartnerSide } from '../domain/partnerSide';
import { batchListOptions } from './api/commissions.queries';
import { keptBatchesOf } from './commissionLists';
import { CommissionBatchTable } from './components/CommissionBatchTable';
import { BATCH_LIST } from './domain/commissionListState';

export interface CommissionBatchesProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Address of a batch; keep it stable between renders. */
  hrefOf: (id: number) => string;
}

/** Batches of commissions that were paid, newest first. */
export function CommissionBatches({ side, hrefOf }: CommissionBatchesProps) {
  const client = useQueryClient();
  const list = useMemo(() => ({ ...BATCH_LIST, kept: keptBatchesOf(side) }), [side]);
  const { state, change } = useOfficeListState(list);
  const offices = useQuery(officesQuery());
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(batchListOptions(side, state));
  const hrefOfRow = useCallback(({ id }: BatchRow) => hrefOf(id), [hrefOf]);
  const handleRetry = () => void refetch();
  if (error && !data) return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  return (
    <PageParts>
      {(offices.data?.length ?? 0) > 1 && (
        <FilterBar>
          <Select
            label="Kantor"
            options={[
              { value: 'all', label: 'Semua kantor' },
              ...(offices.data ?? []).map((office) => ({ value: String(office.id), label: office.name })),
            ]}
            value={String(state.office)}
            onChange={(office) => change({ office: office === 'all' ? 'all' : Number(office) })}
          />
        </FilterBar>
      )}
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <CommissionBatchTable
        rows={data?.rows}
        hrefOf={hrefOfRow}
        loading={isPlaceholderData}
        empty={
          state.page > 1 ? (
            <EmptyPage onFirst={() => change({ page: 1 })} />
          ) : (
            <EmptyState title="Belum ada pembayaran komisi">
              Setiap pembayaran komisi muncul di sini, dengan penerima dan daftarnya untuk bank.
            </EmptyState>
          )
        }
      />
      {data && data.count > 0 && (
        <Pagination
          page={state.page}
          size={COMMISSION_PAGE_SIZE}
          count={data.count}
          busy={isPlaceholderData}
          onPage={(page) => change({ page })}
          onPrefetch={(page) => void client.prefetchQuery(batchListOptions(side, { ...state, page }))}
        />
      )}
    </PageParts>
  );
}
