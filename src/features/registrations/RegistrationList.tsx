import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { lazySection } from '@/components/LazyPart/lazyPart';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import type { RegistrationSort } from '@/lib/contract/registrationListDefaults';
import type { RegistrationRow } from '@/lib/contract/registrationList';
import { officesQuery } from '@/lib/query/officesQuery';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { registrationListOptions, namedPeopleOptions } from './api/registrations.queries';
import { useRegistrationsRealtime } from './api/useRegistrationsRealtime';
import { NoRegistrations } from './components/NoRegistrations';
import { RegistrationFilters } from './components/RegistrationFilters';
import { RegistrationTable } from './components/RegistrationTable';
import { sortAfter } from './domain/registrationListState';
import { RegistrationFigureBar } from './RegistrationFigureBar';
import { useFlowNames } from './useFlowNames';
import { useRegistrationListState } from './useRegistrationListState';

const RegistrationListTools = lazySection(() => import('./RegistrationListTools'));

const NOBODY = { surveyors: [], marketers: [] };
const keyOf = (row: RegistrationRow) => row.id;
const labelOf = (row: RegistrationRow) => `Pilih ${row.number ?? row.applicant_name}`;

export interface RegistrationListProps {
  /** Address of a registration's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
  /** Where a new one is filled; left out for those who may not. */
  addHref?: string | undefined;
}

/** Form Registrasi: with search, status, age in it, surveyor, marketer, office, sort and paging in the address. */
export function RegistrationList({ hrefOf, addHref }: RegistrationListProps) {
  const client = useQueryClient();
  useRegistrationsRealtime();
  const { state, change, reset, active } = useRegistrationListState();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(registrationListOptions(state));
  const offices = useQuery(officesQuery());
  const people = useQuery(namedPeopleOptions(state.office));
  const nameOf = useFlowNames();
  const { choice, selection, bar } = useListTools(useColumnChoice('registrasi'), data?.rows, keyOf, labelOf);
  const handleRetry = () => void refetch();

  return (
    <PageParts>
      <RegistrationFilters
        state={state}
        offices={offices.data ?? []}
        people={people.data ?? NOBODY}
        active={active}
        onChange={change}
        onReset={reset}
      />
      <RegistrationFigureBar state={state} onChange={change} />
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {(!error || data) && (
        <ToolsPlace ready={data !== undefined}>
          <RegistrationListTools {...bar} />
        </ToolsPlace>
      )}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />
      ) : (
        <RegistrationTable
          choice={choice}
          selection={selection}
          rows={data?.rows}
          sort={{ column: state.sort, order: state.order }}
          onSort={(column) => change(sortAfter(state, column as RegistrationSort))}
          hrefOf={hrefOf}
          loading={isPlaceholderData}
          empty={
            <NoRegistrations
              state={state}
              status={nameOf(state.status)}
              addHref={addHref}
              onChange={change}
              onReset={reset}
            />
          }
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
          onPrefetch={(page) => void client.prefetchQuery(registrationListOptions({ ...state, page }))}
        />
      )}
    </PageParts>
  );
}
