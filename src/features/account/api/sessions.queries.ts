import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '@/lib/contract/account';
import { call } from '@/lib/http/request';
import { QUERY_ROOTS } from '@/lib/query/queryRoots';

export const sessionKeys = { all: () => QUERY_ROOTS.ownSessions };

/** One's own running sessions. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: sessionKeys.all(), queryFn: ({ signal }) => call(listSessions, { signal }) });
