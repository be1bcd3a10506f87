import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCashiers, listCredits } from '@/lib/contract/creditList';
import type { RecordId } from '@/lib/contract/fields';
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

/** People for the cashier filter; a host without the call offers none. No receipt push makes them stale. */
export function cashiersOptions(office: CreditListState['office']) {
  return queryOptions({
    queryKey: [...queryRoot('cashiers'), office] as const,
    queryFn: ({ signal }) => call(listCashiers, { query: office === 'all' ? {} : { office }, signal }),
    staleTime: 300_000,
    retry: false,
  });
}
