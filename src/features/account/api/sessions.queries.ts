import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '@/lib/contract/account';
import { call } from '@/lib/http/request';

export const sessionKeys = { all: () => ['own-sessions'] as const };

/** One's own running sessions. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: sessionKeys.all(), queryFn: ({ signal }) => call(listSessions, { signal }) });
