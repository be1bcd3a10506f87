import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getRestructureBasis, getRestructurePlan } from '@/lib/contract/restructures';
import { call } from '@/lib/http/request';
import { requestKeys } from './requests.queries';

/** What a restructure of a contract is made from, as it stands at one version; the one before stays until it is here. */
export function restructureBasisOptions(code: string, version: number) {
  return queryOptions({
    queryKey: [...requestKeys.actions(code), 'restructure', version] as const,
    queryFn: ({ signal }) => call(getRestructureBasis, { params: { id: code }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** What a restructure that waits makes of its contract as it stands at one version. */
export function restructurePlanOptions(id: string, version: number) {
  return queryOptions({
    queryKey: [...requestKeys.detail(id), 'restructure', version] as const,
    queryFn: ({ signal }) => call(getRestructurePlan, { params: { id }, signal }),
    staleTime: 0,
  });
}
