import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '@/lib/contract/auth';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const profileKeys = { all: () => queryRoot('profile') };

/** Own profile and current flags. Hosts with the six calls alone do not have it: use what the session knows. */
export const profileQuery = () =>
  queryOptions({ queryKey: profileKeys.all(), queryFn: ({ signal }) => call(getProfile, { signal }) });
