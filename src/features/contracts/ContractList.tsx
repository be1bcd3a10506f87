import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { lazySection } from '@/components/LazyPart/lazyPart';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import type { ContractSort } from '@/lib/contract/contractListDefaults';
import type { ContractRow } from '@/lib/contract/contracts';
import { officesQuery } from '@/lib/query/officesQuery';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { contractListOptions } from './api/contracts.queries';
import { ContractFilters } from './components/ContractFilters';
import { ContractTable } from './components/ContractTable';
import { NoContracts } from './components/NoContracts';
import { sortAfter } from './domain/contractListState';
import { useContractListState } from './useContractListState';

const ContractListTools = lazySection(() => import('./ContractListTools'));

const keyOf = (row: ContractRow) => row.code;
const labelOf = (row: ContractRow) => `Pilih ${row.code}`;

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
  const { choice, selection, bar } = useListTools(useColumnChoice('kontrak'), data?.rows, keyOf, labelOf);
  const handleRetry = () => void refetch();

  return (
    <PageParts>
      <ContractFilters
        state={state}
        offices={offices.data ?? []}
        active={active}
        onChange={change}
        onReset={reset}
      />
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {(!error || data) && (
        <ToolsPlace ready={data !== undefined}>
          <ContractListTools {...bar} />
        </ToolsPlace>
      )}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />
      ) : (
        <ContractTable
          choice={choice}
          selection={selection}
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
          size={state.size}
          count={data.count}
          countMore={data.count_more}
          busy={isPlaceholderData}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size, page: 1 })}
          onPrefetch={(page) => void client.prefetchQuery(contractListOptions({ ...state, page }))}
        />
      )}
    </PageParts>
  );
}
