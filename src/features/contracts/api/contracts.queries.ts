import { queryOptions } from '@tanstack/react-query';
import { getContract } from '@/lib/contract/contractDetail';
import { call } from '@/lib/http/request';
import { CONTRACTS } from '../domain/contractList';

/** From general to special; whoever takes or voids a payment marks `all`. */
export const contractKeys = {
  all: CONTRACTS.root,
  details: () => [...contractKeys.all, 'detail'] as const,
  detail: (code: string) => [...contractKeys.details(), code] as const,
};

/** One contract by its code, with card, receipts and history. */
export function contractDetailOptions(code: string) {
  return queryOptions({
    queryKey: contractKeys.detail(code),
    queryFn: ({ signal }) => call(getContract, { params: { id: code }, signal }),
  });
}
