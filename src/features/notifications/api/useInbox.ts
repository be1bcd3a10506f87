import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadMoreOptions } from './notifications.mutations';
import { inboxOptions } from './notifications.queries';
import { refreshCount } from './receiveFact';

/** The loaded notifications and how to get more of them. Whoever uses it keeps them live; opening asks for page 1. */
export function useInbox() {
  const client = useQueryClient();
  const query = useQuery(inboxOptions());
  const more = useMutation(loadMoreOptions());
  const inbox = query.data;
  return {
    rows: inbox?.rows,
    total: inbox?.total ?? 0,
    hasMore: inbox != null && inbox.next !== null,
    error: query.error,
    refreshing: query.isFetching && (inbox !== undefined || query.errorUpdateCount > 0),
    loadingMore: more.isPending,
    moreError: more.error,
    /** Page 1 again; what is shown stays until it is there. */
    onRefresh: () => {
      more.reset();
      refreshCount(client);
      void query.refetch();
    },
    onLoadMore: () => {
      if (!more.isPending) more.mutate();
    },
  };
}
