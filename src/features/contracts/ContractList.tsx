import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { CONTRACT_PAGE_SIZE, type ContractSort } from '@/lib/contract/contractListDefaults';
import { officesQuery } from '@/lib/query/officesQuery';
import { contractListOptions } from './api/contracts.queries';
import { ContractFilters } from './components/ContractFilters';
import { ContractTable } from './components/ContractTable';
import { NoContracts } from './components/NoContracts';
import { sortAfter } from './domain/contractListState';
import { useContractListState } from './useContractListState';
import styles from './ContractList.module.css';

export interface ContractListProps {
  /** Address of a contract's page; keep it stable between renders. */
  hrefOf: (code: string) => string;
}

/** Nasabah: the contracts, with search, status, office, sort and paging in the address. */
export function ContractList({ hrefOf }: ContractListProps) {
  const client = useQueryClient();
  const { state, change, reset, active } = useContractListState();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(contractListOptions(state));
  const offices = useQuery(officesQuery());
  const handleRetry = () => void refetch();

  return (
    <div className={styles.root}>
      <ContractFilters
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
        <ContractTable
          rows={data?.rows}
          sort={{ column: state.sort, order: state.order }}
          onSort={(column) => change(sortAfter(state, column as ContractSort))}
          hrefOf={hrefOf}
          loading={isPlaceholderData}
          empty={<NoContracts state={state} onChange={change} onReset={reset} />}
        />
      )}
      {data && data.count > 0 && (
        <Pagination
          page={state.page}
          size={CONTRACT_PAGE_SIZE}
          count={data.count}
          countMore={data.count_more}
          busy={isPlaceholderData}
          onPage={(page) => change({ page })}
          onPrefetch={(page) => void client.prefetchQuery(contractListOptions({ ...state, page }))}
        />
      )}
    </div>
  );
}
