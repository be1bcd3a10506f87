import { queryOptions } from '@tanstack/react-query';
import { listOffices } from '../contract/offices';
import { call, earlyData } from '../http/request';
import { queryRoot } from './queryRoots';

/** The offices, for filters and names; a host without the call has no such filter. */
export const officesQuery = () =>
  queryOptions({
    queryKey: queryRoot('offices'),
    queryFn: ({ signal }) => call(listOffices, { signal }),
    initialData: () => earlyData(listOffices, {}),
    staleTime: Infinity,
    retry: false,
  });
