import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listLogPeople, listUserLog } from '@/lib/contract/userLog';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { listQuery, type LogState } from '../domain/logState';

export const userLogKeys = {
  all: () => queryRoot('user-log'),
  list: (state: LogState) => [...userLogKeys.all(), 'list', listQuery(state)] as const,
  people: () => [...userLogKeys.all(), 'people'] as const,
};

/** One page of the log; while another is fetched the one before stays on screen. Never from before: it grows. */
export const userLogQuery = (state: LogState) =>
  queryOptions({
    queryKey: userLogKeys.list(state),
    queryFn: ({ signal }) => call(listUserLog, { query: listQuery(state), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Whom the log can be narrowed to. */
export const logPeopleQuery = () =>
  queryOptions({
    queryKey: userLogKeys.people(),
    queryFn: ({ signal }) => call(listLogPeople, { signal }),
    staleTime: 300_000,
  });
