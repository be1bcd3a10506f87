import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * True while what is on screen is known to be out of date (SPEC 4: a push marks the lists as loading). False again
 * once it was fetched, or once fetching failed, for then the page says so.
 */
export function useMarkedLoading(queryKey: QueryKey): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => {
      const state = client.getQueryState(queryKey);
      return Boolean(state?.isInvalidated && state.data !== undefined && state.status !== 'error');
    },
  );
}
