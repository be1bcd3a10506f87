import { queryOptions } from '@tanstack/react-query';
import { getCompanySetup } from '@/lib/contract/companySetup';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const setupKeys = { all: queryRoot('setup') };

/** What the company has, lacks and passed over; asked for again whenever somebody looks, for other screens change it. */
export const setupOptions = () =>
  queryOptions({
    queryKey: setupKeys.all,
    queryFn: ({ signal }) => call(getCompanySetup, { signal }),
    staleTime: 0,
  });
