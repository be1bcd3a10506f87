import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { byOnClose, lazyOverlay, lazySection } from '@/components/LazyPart/lazyPart';
import { ListFrame } from '@/components/RecordList/ListFrame';
import { CREDIT_PAGE_SIZE, CREDIT_SORTS } from '@/lib/contract/creditListDefaults';
import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { viewedAs } from '@/lib/list/viewed';
import { useShownList } from '@/lib/list/useShownList';
import { officesQuery } from '@/lib/query/officesQuery';
import { useMarkedLoading } from '@/lib/query/useMarkedLoading';
import { useSession } from '@/lib/session/useSession';
import { creditKeys, creditListOptions } from './api/credits.queries';
import { CreditFilters } from './components/CreditFilters';
import { creditView } from './components/creditView';
import type { SubjectLinks } from './components/SubjectLink';
import { CREDIT_LIST } from './domain/creditListState';
import { CreditReviewPart } from './CreditReviewPart';
import { useCreditListState } from './useCreditListState';

// Most visits only read the list: what is opened now and then arrives when it is opened.
const CreditMoreFilters = lazySection(() => import('./CreditMoreFilters'));
/** Rows come without it. */
const NoReceipts = lazySection(() => import('./components/NoReceipts'));
const CreditRejection = lazyOverlay(() => import('./CreditRejection'), byOnClose);

export interface CreditListProps {
  /** Address of a receipt's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
  /** Where the records that a request names are opened. */
  links?: SubjectLinks;
}

/**
 * Each column from the highest or newest. Its filters are drawn by `CreditFilters`, and what they ask for stands in the
 * HTML's script too (`listQuery`).
 */
const LIST = {
  filters: {},
  pageSize: CREDIT_PAGE_SIZE,
  sizes: true,
  descending: CREDIT_SORTS,
  columns: 'nota',
  viewed: viewedAs(CREDIT_LIST),
} as const;

/** Nota Cicilan: the receipts, with search, period, sort and paging in the address (SPEC 3, Client list state). */
export function CreditList({ hrefOf, links }: CreditListProps) {
  const isApprover = useSession()?.access.is_credit_approval === 1;
  const shown = useShownList(LIST, useCreditListState(), creditListOptions);
  const { state, data, active, change, reset } = shown;
  const marked = useMarkedLoading(creditKeys.list(state));
  const offices = useQuery(officesQuery());
  const [decision, setDecision] = useState<{ kind: 'review' | 'reject'; row: Receipt } | null>(null);
  const [handlers] = useState(() => ({
    onReview: (row: Receipt) => setDecision({ kind: 'review', row }),
    onReject: (row: Receipt) => setDecision({ kind: 'reject', row }),
  }));
  const rejects = state.status === 'waiting';
  const view = useMemo(() => {
    const { onReview, onReject } = handlers;
    return creditView(isApprover ? { onReview, ...(rejects && { onReject }) } : {}, state.by);
  }, [handlers, isApprover, rejects, state.by]);

  return (
    <ListFrame
      shown={shown}
      view={view}
      hrefOf={hrefOf}
      loading={marked}
      filters={
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
      }
      empty={<NoReceipts state={state} date={data?.date ?? ''} onChange={change} onReset={reset} />}
      total={
        typeof data?.total_payment === 'number' ? (
          <p>Jumlah seluruhnya {formatRupiah(data.total_payment)}</p>
        ) : null
      }
    >
      {decision?.kind === 'review' && (
        <CreditReviewPart id={decision.row.id} links={links} onClose={() => setDecision(null)} />
      )}
      {decision?.kind === 'reject' && (
        <CreditRejection id={decision.row.id} onClose={() => setDecision(null)} />
      )}
    </ListFrame>
  );
}
