import { notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * True while what is on screen is known to be out of date (SPEC 4: a push marks the lists as loading). False again
 * once it was fetched, or once fetching failed, for then the page says so.
 */
export function useMarkedLoading(queryKey: QueryKey): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    // Batched as React Query's own hooks are: the cache also speaks while another component renders.
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => {
      const state = client.getQueryState(queryKey);
      return Boolean(state?.isInvalidated && state.data !== undefined && state.status !== 'error');
    },
  );
}
