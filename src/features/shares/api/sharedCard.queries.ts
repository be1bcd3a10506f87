import { queryOptions } from '@tanstack/react-query';
import { openSharedCard } from '@/lib/contract/sharedCard';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** Apart from `shareKeys`: the page of a visitor carries nothing of what staff do. */
export const sharedCardKeys = {
  card: (token: string) => [...queryRoot('shares'), 'card', token] as const,
};

/** What a link opens. It is asked for as nobody, also in the browser of somebody who is signed in. */
export function sharedCardOptions(token: string) {
  return queryOptions({
    queryKey: sharedCardKeys.card(token),
    queryFn: ({ signal }) => call(openSharedCard, { params: { id: token }, credential: '', signal }),
  });
}
