import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnyEndpoint, DataOf } from '@/lib/contract/endpoint';
import { call, type CallInput } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const exportKeys = { all: queryRoot('exports') };

/** How much an export of this period would hold. */
export const periodCountOptions = <E extends AnyEndpoint>(
  count: E,
  query: Readonly<Record<string, unknown>>,
) =>
  queryOptions({
    queryKey: [...exportKeys.all, count.name, query],
    queryFn: async ({ signal }): Promise<DataOf<E>> =>
      call(count, { query, signal } as unknown as CallInput<E>),
    placeholderData: keepPreviousData,
  });
