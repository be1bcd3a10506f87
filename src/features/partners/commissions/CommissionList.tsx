import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { Commission } from '@/lib/contract/commissions';
import { COMMISSION_PAGE_SIZE } from '@/lib/contract/partnerListDefaults';
import { formatRupiah } from '@/lib/format/rupiah';
import { officesQuery } from '@/lib/query/officesQuery';
import type { PartnerSide } from '../domain/partnerSide';
import { commissionListOptions } from './api/commissions.queries';
import { CommissionDeciding, type CommissionDecidingProps } from './CommissionDeciding';
import { CommissionFilters } from './components/CommissionFilters';
import { CommissionTable } from './components/CommissionTable';
import { NoCommissions } from './components/NoCommissions';
import { commissionQuery } from './domain/commissionListState';
import { useCommissionListState } from './useCommissionListState';
import styles from './CommissionList.module.css';

export interface CommissionListProps extends Pick<CommissionDecidingProps, 'hrefOfContract' | 'hrefOfBatch'> {
  /** Agents or external marketers. */
  side: PartnerSide;
}

/** Commissions of all agents, or all external marketers, of an office: found, approved, taken back. */
export function CommissionList({ side, ...links }: CommissionListProps) {
  const client = useQueryClient();
  const { state, change, reset, active } = useCommissionListState(side);
  const [opened, setOpened] = useState<Commission | null>(null);
  const offices = useQuery(officesQuery());
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    commissionListOptions(side, commissionQuery(state)),
  );
  const handleRetry = () => void refetch();
  return (
    <PageParts className={styles.root}>
      <CommissionFilters
        state={state}
        offices={offices.data ?? []}
        active={active}
        onChange={change}
        onReset={reset}
      />
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />
      ) : (
        <CommissionTable
          rows={data?.rows}
          hrefOfContract={links.hrefOfContract}
          onOpen={setOpened}
          loading={isPlaceholderData}
          empty={<NoCommissions state={state} onPage={(page) => change({ page })} onReset={reset} />}
        />
      )}
      {data && data.count > 0 && (
        <footer>
          <p>Jumlah seluruhnya {formatRupiah(data.total)}</p>
          <Pagination
            page={state.page}
            size={COMMISSION_PAGE_SIZE}
            count={data.count}
            busy={isPlaceholderData}
            onPage={(page) => change({ page })}
            onPrefetch={(page) =>
              void client.prefetchQuery(commissionListOptions(side, commissionQuery({ ...state, page })))
            }
          />
        </footer>
      )}
      <CommissionDeciding side={side} opened={opened} onOpen={setOpened} {...links} />
    </PageParts>
  );
}
