import { queryOptions } from '@tanstack/react-query';
import { listCollectorRepossessions } from '@/lib/contract/repossessions';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { orderStore } from '../device/fieldDevice';

/** What the server has is old after so long, ms. */
const FRESH = 60_000;

/** A collector's running orders as the server has them now, kept on the device as soon as they come. */
export const ownOrdersOptions = (owner: string) =>
  queryOptions({
    queryKey: [...queryRoot('collector-day'), 'orders', owner],
    queryFn: async ({ signal }) => {
      const orders = await call(listCollectorRepossessions, { signal });
      // That nothing more fits is said where something is filled.
      await orderStore()
        .replace(owner, [orders])
        .catch(() => undefined);
      return orders;
    },
    // What the device keeps is shown meanwhile.
    retry: false,
    staleTime: FRESH,
  });
