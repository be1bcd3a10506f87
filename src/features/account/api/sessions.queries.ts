import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '@/lib/contract/account';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const sessionKeys = { all: () => queryRoot('own-sessions') };

/** One's own running sessions. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: sessionKeys.all(), queryFn: ({ signal }) => call(listSessions, { signal }) });
