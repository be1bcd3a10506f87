import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listMyHistory } from '@/lib/contract/history';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const historyKeys = {
  all: () => queryRoot('history'),
  lists: () => [...historyKeys.all(), 'list'] as const,
  list: (page: number) => [...historyKeys.lists(), { page }] as const,
};

/** One page of what the caller did, newest first; the page before stays on screen until it is there. */
export const historyQuery = (page: number) =>
  queryOptions({
    queryKey: historyKeys.list(page),
    queryFn: ({ signal }) => call(listMyHistory, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
