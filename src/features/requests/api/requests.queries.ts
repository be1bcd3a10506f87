import { queryOptions } from '@tanstack/react-query';
import { getContractActions } from '@/lib/contract/contractActions';
import { getContractRequest, listContractRequests } from '@/lib/contract/requests';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** From general to special; a push about receipts or requests marks `all`. */
export const requestKeys = {
  all: queryRoot('requests'),
  list: () => [...requestKeys.all, 'list'] as const,
  details: () => [...requestKeys.all, 'detail'] as const,
  detail: (id: string) => [...requestKeys.details(), id] as const,
  actions: (code: string) => [...requestKeys.all, 'actions', code] as const,
};

/** Requests that wait for this person, and their own. */
export function requestListOptions() {
  return queryOptions({
    queryKey: requestKeys.list(),
    queryFn: ({ signal }) => call(listContractRequests, { signal }),
  });
}

/** One request with what approving would do now; never shown from before without asking again. */
export function requestOptions(id: string) {
  return queryOptions({
    queryKey: requestKeys.detail(id),
    queryFn: ({ signal }) => call(getContractRequest, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** What may be asked for on a contract, and what waits on it. */
export function actionsOptions(code: string) {
  return queryOptions({
    queryKey: requestKeys.actions(code),
    queryFn: ({ signal }) => call(getContractActions, { params: { id: code }, signal }),
    staleTime: 0,
  });
}
