import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { byOnClose, lazyOverlay, lazySection } from '@/components/LazyPart/lazyPart';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import type { CREDIT_SORTS } from '@/lib/contract/creditListDefaults';
import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { useSession } from '@/lib/session/useSession';
import { officesQuery } from '@/lib/query/officesQuery';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { creditKeys, creditListOptions } from './api/credits.queries';
import { useMarkedLoading } from './api/useMarkedLoading';
import { CreditFilters } from './components/CreditFilters';
import { CreditTable } from './components/CreditTable';
import { useCreditListState } from './useCreditListState';
import type { SubjectLinks } from './components/SubjectLink';
import styles from './CreditList.module.css';

// Most visits only read the list: what is opened now and then arrives when it is opened.
const CreditMoreFilters = lazySection(() => import('./CreditMoreFilters'));
const CreditListTools = lazySection(() => import('./CreditListTools'));
/** Rows come without it. */
const NoReceipts = lazySection(() => import('./components/NoReceipts'));
const CreditReview = lazyOverlay(() => import('./CreditReview'), byOnClose);
const CreditRejection = lazyOverlay(() => import('./CreditRejection'), byOnClose);

const keyOf = (row: Receipt) => row.id;
const labelOf = (row: Receipt) => `Pilih ${row.invoice ?? ''}`;

export interface CreditListProps {
  /** Address of a receipt's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
  /** Where the records that a request names are opened. */
  links?: SubjectLinks;
}

/** Nota Cicilan: the receipts, with search, period, sort and paging in the address (SPEC 3, Client list state). */
export function CreditList({ hrefOf, links }: CreditListProps) {
  const client = useQueryClient();
  const isApprover = useSession()?.access.is_credit_approval === 1;
  const { state, change, reset, active } = useCreditListState();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(creditListOptions(state));
  const marked = useMarkedLoading(creditKeys.list(state));
  const offices = useQuery(officesQuery());
  const [decision, setDecision] = useState<{ kind: 'review' | 'reject'; row: Receipt } | null>(null);
  const [handlers] = useState(() => ({
    review: (row: Receipt) => setDecision({ kind: 'review', row }),
    reject: (row: Receipt) => setDecision({ kind: 'reject', row }),
  }));
  const { choice, selection, bar } = useListTools(useColumnChoice('nota'), data?.rows, keyOf, labelOf);
  const handleRetry = () => void refetch();
  const handleSort = (column: string) => {
    const sort = column as (typeof CREDIT_SORTS)[number];
    change({ sort, order: state.sort === sort && state.order === 'desc' ? 'asc' : 'desc' });
  };
  const handlePrefetch = (page: number) => void client.prefetchQuery(creditListOptions({ ...state, page }));

  return (
    <PageParts className={styles.root}>
      <CreditFilters
        state={state}
        date={data?.date ?? ''}
        offices={offices.data ?? []}
        canFilterWaiting={isApprover}
        active={active}
        onChange={change}
        onReset={reset}
        more={<CreditMoreFilters state={state} onChange={change} />}
      />
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {(!error || data) && (
        <ToolsPlace ready={data !== undefined}>
          <CreditListTools by={state.by} {...bar} />
        </ToolsPlace>
      )}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />
      ) : (
        <CreditTable
          choice={choice}
          selection={selection}
          rows={data?.rows}
          sort={{ column: state.sort, order: state.order }}
          by={state.by}
          onSort={handleSort}
          hrefOf={hrefOf}
          loading={isPlaceholderData || marked}
          onReview={isApprover ? handlers.review : undefined}
          onReject={isApprover && state.status === 'waiting' ? handlers.reject : undefined}
          empty={<NoReceipts state={state} date={data?.date ?? ''} onChange={change} onReset={reset} />}
        />
      )}
      {data && data.count > 0 && (
        <footer>
          {data.total_payment !== null && <p>Jumlah seluruhnya {formatRupiah(data.total_payment)}</p>}
          <Pagination
            page={state.page}
            size={state.size}
            count={data.count}
            countMore={data.count_more}
            busy={isPlaceholderData}
            onPage={(page) => change({ page })}
            onSize={(size) => change({ size, page: 1 })}
            onPrefetch={handlePrefetch}
          />
        </footer>
      )}
      {decision?.kind === 'review' && (
        <CreditReview id={decision.row.id} links={links} onClose={() => setDecision(null)} />
      )}
      {decision?.kind === 'reject' && (
        <CreditRejection id={decision.row.id} onClose={() => setDecision(null)} />
      )}
    </PageParts>
  );
}
