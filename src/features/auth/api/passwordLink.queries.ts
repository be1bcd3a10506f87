import { queryOptions } from '@tanstack/react-query';
import { readPasswordLink } from '@/lib/contract/passwordLinks';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** Whose password a link is for. It is asked for as nobody, also in the browser of somebody who is signed in. */
export const passwordLinkOptions = (token: string) =>
  queryOptions({
    queryKey: [...queryRoot('password-link'), token] as const,
    queryFn: ({ signal }) => call(readPasswordLink, { body: { token }, credential: '', signal }),
  });
