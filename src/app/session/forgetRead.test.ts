import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/http/ApiError';
import { createQueryClient } from '@/lib/query/queryClient';
import { queryRoot } from '@/lib/query/queryRoots';
import { forgetRead } from './forgetRead';
import { eventually } from '../../../tests/eventually';

it('drops what no screen shows, asks again for what one does, and leaves one’s own', async () => {
  const client = createQueryClient();
  const [credits, contracts, profile] = [queryRoot('credits'), queryRoot('contracts'), queryRoot('profile')];
  for (const queryKey of [credits, contracts, profile]) client.setQueryData(queryKey, 'known');
  const queryFn = vi.fn(() => Promise.resolve('new'));
  const stop = new QueryObserver(client, { queryKey: contracts, queryFn, staleTime: 60_000 }).subscribe(
    () => {},
  );
  expect(queryFn).not.toHaveBeenCalled();
  forgetRead(client);
  expect(client.getQueryData(credits)).toBeUndefined();
  expect(client.getQueryData(profile)).toBe('known');
  await eventually(() => expect(client.getQueryData(contracts)).toBe('new'));
  stop();
});

it.each([
  [403, undefined],
  [503, 'known'],
])('after %i a refresh leaves %s', async (status, left) => {
  const onForbidden = vi.fn();
  const client = createQueryClient({ onForbidden, retryDelay: 1 });
  const queryKey = queryRoot('credits');
  client.setQueryData(queryKey, 'known');
  await client
    .fetchQuery({
      queryKey,
      queryFn: () => Promise.reject(new ApiError({ kind: 'refused', status })),
      staleTime: 0,
    })
    .catch(() => undefined);
  expect(client.getQueryData(queryKey)).toBe(left);
  expect(onForbidden).toHaveBeenCalledTimes(status === 403 ? 1 : 0);
});
