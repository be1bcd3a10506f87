import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { listApprovals, type Approval } from '@/lib/contract/approvals';
import { getChangeBasis, type ChangeBasis } from '@/lib/contract/changeBasis';
import { getCredit, type CreditDetail } from '@/lib/contract/creditDetail';
import { getCreditConsequences, type RequestConsequences } from '@/lib/contract/creditRequests';
import { listCashiers, listCredits, type CreditPage } from '@/lib/contract/credits';
import type { RecordId } from '@/lib/contract/fields';
import { ApiError } from '@/lib/http/ApiError';
import { call, earlyData } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { listQuery, type CreditListState } from '../domain/creditListState';

/** From general to special; realtime and own writes mark `all`. */
export const creditKeys = {
  all: queryRoot('credits'),
  lists: () => [...creditKeys.all, 'list'] as const,
  list: (state: CreditListState) => [...creditKeys.lists(), listQuery(state)] as const,
  details: () => [...creditKeys.all, 'detail'] as const,
  detail: (id: RecordId) => [...creditKeys.details(), String(id)] as const,
  approvals: () => [...creditKeys.all, 'approvals'] as const,
  basis: (id: RecordId) => [...creditKeys.all, 'basis', String(id)] as const,
  consequences: (id: RecordId, requestId: number | undefined) =>
    [...creditKeys.all, 'consequences', String(id), requestId ?? null] as const,
};

/** One page of receipts; while another is fetched the one before stays on screen. */
export function creditListOptions(state: CreditListState) {
  return queryOptions({
    queryKey: creditKeys.list(state),
    queryFn: ({ signal }) => call(listCredits, { query: listQuery(state), signal }),
    initialData: () => earlyData(listCredits, { query: listQuery(state) }),
    placeholderData: keepPreviousData,
  });
}

/** One receipt with its history; opened from a list it shows the row's values at once. */
export function creditDetailOptions(client: QueryClient, id: RecordId) {
  return queryOptions<CreditDetail>({
    queryKey: creditKeys.detail(id),
    queryFn: ({ signal }) => call(getCredit, { params: { id: String(id) }, signal }),
    initialData: () => earlyData(getCredit, { params: { id: String(id) } }),
    placeholderData: () => rowAsDetail(client, id),
  });
}

function rowAsDetail(client: QueryClient, id: RecordId): CreditDetail | undefined {
  const pages = client.getQueriesData<CreditPage>({ queryKey: creditKeys.lists() });
  for (const [, page] of pages) {
    const row = page?.rows.find((one) => String(one.id) === String(id));
    if (row) return { credit: row, waiting: null, events: [] };
  }
  return undefined;
}

/**
 * What waits for this approver, oldest first; null where the host has no such list, for then only the push
 * says what waits.
 */
export function approvalsOptions() {
  return queryOptions({
    queryKey: creditKeys.approvals(),
    queryFn: async ({ signal }): Promise<Approval[] | null> => {
      try {
        return await call(listApprovals, { signal });
      } catch (error) {
        if (error instanceof ApiError && hasNoSuchCall(error)) return null;
        throw error;
      }
    },
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: (query) => query.state.data !== null,
  });
}

/** What approving the request on a receipt would do now; null where the host can't say. */
export function consequencesOptions(id: RecordId, requestId: number | undefined) {
  return queryOptions({
    queryKey: creditKeys.consequences(id, requestId),
    queryFn: async ({ signal }): Promise<RequestConsequences | null> => {
      try {
        return await call(getCreditConsequences, { params: { id: String(id) }, signal });
      } catch (error) {
        if (error instanceof ApiError && hasNoSuchCall(error)) return null;
        throw error;
      }
    },
    retry: false,
    staleTime: 0,
    // Yesterday's figures are no figures to decide on.
    gcTime: 0,
  });
}

/** What a change of a receipt is calculated from; null where the host can't say. */
export function changeBasisOptions(id: RecordId) {
  return queryOptions({
    queryKey: creditKeys.basis(id),
    queryFn: async ({ signal }): Promise<ChangeBasis | null> => {
      try {
        return await call(getChangeBasis, { params: { id: String(id) }, signal });
      } catch (error) {
        if (error instanceof ApiError && hasNoSuchCall(error)) return null;
        throw error;
      }
    },
    retry: false,
    staleTime: 0,
  });
}

function hasNoSuchCall(error: ApiError): boolean {
  return error.kind === 'unreadable' || error.status === 404 || error.status === 405 || error.status === 501;
}

/** Names for the cashier filter; a host without the call offers none. No receipt push makes them stale. */
export function cashiersOptions(office: CreditListState['office']) {
  return queryOptions({
    queryKey: [...queryRoot('cashiers'), office] as const,
    queryFn: ({ signal }) => call(listCashiers, { query: office === 'all' ? {} : { office }, signal }),
    staleTime: 300_000,
    retry: false,
  });
}
