import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getContract } from '@/lib/contract/contractDetail';
import { listContracts } from '@/lib/contract/contracts';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { listQuery, type ContractListState } from '../domain/contractListState';

/** From general to special; whoever takes or voids a payment marks `all`. */
export const contractKeys = {
  all: queryRoot('contracts'),
  lists: () => [...contractKeys.all, 'list'] as const,
  list: (state: ContractListState) => [...contractKeys.lists(), listQuery(state)] as const,
  details: () => [...contractKeys.all, 'detail'] as const,
  detail: (code: string) => [...contractKeys.details(), code] as const,
};

/** One page of contracts; while another is fetched the one before stays on screen. */
export function contractListOptions(state: ContractListState) {
  return queryOptions({
    queryKey: contractKeys.list(state),
    queryFn: ({ signal }) => call(listContracts, { query: listQuery(state), signal }),
    placeholderData: keepPreviousData,
  });
}

/** One contract by its code, with card, receipts and history. */
export function contractDetailOptions(code: string) {
  return queryOptions({
    queryKey: contractKeys.detail(code),
    queryFn: ({ signal }) => call(getContract, { params: { id: code }, signal }),
  });
}
