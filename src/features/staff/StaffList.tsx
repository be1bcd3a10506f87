import Add from '@mui/icons-material/AddRounded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { StaffPerson } from '@/lib/contract/staff';
import { STAFF_PAGE_SIZE } from '@/lib/contract/staffListDefaults';
import { staffChoicesOptions, staffListOptions } from './api/staff.queries';
import { NoStaff } from './components/NoStaff';
import { StaffFilters } from './components/StaffFilters';
import { StaffTable } from './components/StaffTable';
import { orderAfter } from './domain/staffListState';
import { StaffEditor } from './StaffEditor';
import { useStaffListState } from './useStaffListState';
import styles from './StaffList.module.css';

export interface StaffListProps {
  /** Address of a person's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
  /** Somebody was hired. */
  onHired: (id: number) => void;
}

const NO_CHOICES = { titles: [], offices: [] };

/** Staff: who works here and who has left, and hiring somebody (DOMAIN, Screens). */
export function StaffList({ hrefOf, onHired }: StaffListProps) {
  const client = useQueryClient();
  const { state, change, reset, active } = useStaffListState();
  const [hiring, setHiring] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(staffListOptions(state));
  const choices = useQuery(staffChoicesOptions());
  const handleRetry = () => void refetch();
  const handleHired = ({ id }: StaffPerson) => {
    setHiring(false);
    onHired(id);
  };

  return (
    <PageParts className={styles.root}>
      <StaffFilters
        state={state}
        choices={choices.data ?? NO_CHOICES}
        active={active}
        onChange={change}
        onReset={reset}
      />
      <header>
        <Button kind="primary" icon={<Add aria-hidden />} onClick={() => setHiring(true)}>
          Staf baru
        </Button>
      </header>
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />
      ) : (
        <StaffTable
          rows={data?.rows}
          sort={{ column: state.sort, order: state.order }}
          onSort={(column) => change(orderAfter(state, column))}
          hrefOf={hrefOf}
          loading={isPlaceholderData}
          empty={<NoStaff state={state} onChange={change} onReset={reset} />}
        />
      )}
      {data && data.count > 0 && (
        <Pagination
          page={state.page}
          size={STAFF_PAGE_SIZE}
          count={data.count}
          countMore={data.count_more}
          busy={isPlaceholderData}
          onPage={(page) => change({ page })}
          onPrefetch={(page) => void client.prefetchQuery(staffListOptions({ ...state, page }))}
        />
      )}
      {hiring && <StaffEditor person={null} onSaved={handleHired} onClose={() => setHiring(false)} />}
    </PageParts>
  );
}
