import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countUserLogExport, listLogPeople, listUserLog } from '@/lib/contract/userLog';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { exportQuery, listQuery, type LogState } from '../domain/logState';

export const userLogKeys = {
  all: () => queryRoot('user-log'),
  list: (state: LogState) => [...userLogKeys.all(), 'list', listQuery(state)] as const,
  people: () => [...userLogKeys.all(), 'people'] as const,
  export: (state: LogState) => [...userLogKeys.all(), 'export', exportQuery(state)] as const,
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

/** How many rows an export would hold; asked again each time, because it is a promise. */
export const userLogExportQuery = (state: LogState) =>
  queryOptions({
    queryKey: userLogKeys.export(state),
    queryFn: ({ signal }) => call(countUserLogExport, { query: exportQuery(state), signal }),
    staleTime: 0,
    gcTime: 0,
  });
