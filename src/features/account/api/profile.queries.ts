import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '@/lib/contract/auth';
import { call } from '@/lib/http/request';
import { QUERY_ROOTS } from '@/lib/query/queryRoots';

export const profileKeys = { all: () => QUERY_ROOTS.profile };

/** Own profile and current flags. Hosts with the six calls alone do not have it: use what the session knows. */
export const profileQuery = () =>
  queryOptions({ queryKey: profileKeys.all(), queryFn: ({ signal }) => call(getProfile, { signal }) });
