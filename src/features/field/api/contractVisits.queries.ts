import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listContractVisits } from '@/lib/contract/visits';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** A page of a contract's visits. */
export const contractVisitsOptions = (code: string, page: number) =>
  queryOptions({
    queryKey: [...queryRoot('collector-day'), 'contract-visits', code, page],
    queryFn: ({ signal }) => call(listContractVisits, { params: { id: code }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
