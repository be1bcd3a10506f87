import Add from '@mui/icons-material/AddRounded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { PARTNER_PAGE_SIZE } from '@/lib/contract/partnerListDefaults';
import { officesQuery } from '@/lib/query/officesQuery';
import { partnerListOptions } from './api/partners.queries';
import { NoPartners } from './components/NoPartners';
import { PartnerFilters } from './components/PartnerFilters';
import { PartnerTable } from './components/PartnerTable';
import { orderAfter } from './domain/partnerListState';
import type { PartnerSide } from './domain/partnerSide';
import { PartnerEditor } from './PartnerEditor';
import { usePartnerListState } from './usePartnerListState';
import styles from './PartnerList.module.css';

export interface PartnerListProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Address of a partner's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
  /** Somebody was registered. */
  onCreated: (id: number) => void;
}

/** Agen or Marketing Ekternal: who they are and what they have coming (DOMAIN, Screens). */
export function PartnerList({ side, hrefOf, onCreated }: PartnerListProps) {
  const client = useQueryClient();
  const { state, change, reset, active } = usePartnerListState(side);
  const [adding, setAdding] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(partnerListOptions(side, state));
  const offices = useQuery(officesQuery());
  const handleRetry = () => void refetch();

  return (
    <PageParts className={styles.root}>
      <PartnerFilters
        noun={side.noun}
        state={state}
        offices={offices.data ?? []}
        active={active}
        onChange={change}
        onReset={reset}
      />
      <header>
        <Button kind="primary" icon={<Add aria-hidden />} onClick={() => setAdding(true)}>
          {side.noun} baru
        </Button>
      </header>
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />
      ) : (
        <PartnerTable
          caption={side.noun}
          rows={data?.rows}
          order={state.order}
          onSort={() => change(orderAfter(state))}
          hrefOf={hrefOf}
          loading={isPlaceholderData}
          empty={<NoPartners noun={side.noun} state={state} onChange={change} onReset={reset} />}
        />
      )}
      {data && data.count > 0 && (
        <Pagination
          page={state.page}
          size={PARTNER_PAGE_SIZE}
          count={data.count}
          countMore={data.count_more}
          busy={isPlaceholderData}
          onPage={(page) => change({ page })}
          onPrefetch={(page) => void client.prefetchQuery(partnerListOptions(side, { ...state, page }))}
        />
      )}
      {adding && (
        <PartnerEditor
          side={side}
          partner={null}
          onSaved={({ id }) => onCreated(id)}
          onClose={() => setAdding(false)}
        />
      )}
    </PageParts>
  );
}
